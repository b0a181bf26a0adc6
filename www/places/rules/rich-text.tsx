// The text of a clause: paragraphs, lists, code, and links to other clauses.
import type { ComponentChildren } from "preact";
import { linkTo } from "../../routing/router.js";

/** Clauses, and what stands between backticks. */
const PARTS = /(`[^`]+`|\bR\d+(?:\.\d+)?\b)/;

/** A line of text with its links and its code. */
export function Line({ text }: { text: string }) {
  return (
    <>
      {text.split(PARTS).map((part): ComponentChildren => {
        if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
        return PARTS.test(part) ? <a href={linkTo("rules", part)}>{part}</a> : part;
      })}
    </>
  );
}

/** Lines that begin with a dash are a list, others are paragraphs. */
export function RichText({ text }: { text: string }) {
  const blocks: string[][] = [];
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    const isItem = line.startsWith("- ");
    if (isItem && last?.[0]?.startsWith("- ")) last.push(line);
    else blocks.push([line]);
  }
  return (
    <>
      {blocks.map((lines) =>
        lines[0]!.startsWith("- ") ? (
          <ul>
            {lines.map((line) => (
              <li>
                <Line text={line.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <Line text={lines[0]!} />
          </p>
        ),
      )}
    </>
  );
}
