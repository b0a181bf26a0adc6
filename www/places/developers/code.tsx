// A block of code with simple highlighting and a copy button.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { read } from "../../texts/texts.js";
import { developerTexts } from "./texts.js";

/** What is coloured: comments, texts, words of the language, tags. */
const TOKENS =
  /(?<comment>\/\/.*|<!--.*?-->)|(?<text>"[^"]*"|'[^']*')|(?<word>\b(?:import|from|export|function|const|new|return|while|npm|install)\b)|(?<tag><\/?[\w-]+|(?<=["\w])>)/g;

/** The code in pieces. */
function colour(code: string) {
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const [kind] = Object.entries(match.groups!).find(([, text]) => text !== undefined)!;
    parts.push(code.slice(end, match.index), <span class={`code-${kind}`}>{match[0]}</span>);
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

export function Code({ code, name }: { code: string; name: string }) {
  const m = read(developerTexts);
  const isCopied = useSignal(false);
  const block = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      isCopied.value = true;
      setTimeout(() => (isCopied.value = false), 2000);
    } catch {
      // Copying is not allowed: the visitor can do it with the selected text.
      getSelection()?.selectAllChildren(block.current!);
    }
  };
  return (
    <div class="code">
      <pre tabIndex={0}>
        <code ref={block}>{colour(code)}</code>
      </pre>
      <button type="button" onClick={copy} aria-label={m.copyWhat(name)}>
        {isCopied.value ? m.copied : m.copy}
      </button>
    </div>
  );
}
