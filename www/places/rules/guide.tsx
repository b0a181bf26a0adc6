// The page of ten minutes.
import { address, linkTo } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { Figure } from "./picture.js";
import { RichText } from "./rich-text.js";
import { TABLES } from "./tables.js";
import { GUIDE, type Section } from "./text/guide.js";
import { rulesTexts } from "./texts.js";

function SectionView({ section }: { section: Section }) {
  const { id, title, text, hasPieces, pictures } = section;
  return (
    <section
      id={id}
      class="chapter"
      aria-labelledby={`${id}-title`}
      data-here={address.value.fragment === id ? "" : undefined}
    >
      <h2 id={`${id}-title`}>{read(title)}</h2>
      <div class="clause-text stack">
        <RichText text={read(text)} />
      </div>
      {hasPieces && <TABLES.pieces isPlain />}
      {pictures && (
        <div class="figures">
          {pictures.map((picture) => (
            <Figure key={picture.caption.en} picture={picture} />
          ))}
        </div>
      )}
    </section>
  );
}

export function Guide() {
  const m = read(rulesTexts);
  return (
    <>
      {GUIDE.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <p class="guide-end row">
        <a class="button primary" href={linkTo("play", "first")}>
          {m.play}
        </a>
        <a class="button" href={linkTo("rules", "R1")}>
          {m.toClauses}
        </a>
      </p>
    </>
  );
}
