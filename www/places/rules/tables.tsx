// The tables of the rules.
import { POINTS } from "cotulenh-wasm/constants";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";
import { KindIcon, PieceIcon } from "./picture.js";
import { Line } from "./rich-text.js";
import { isOfficial } from "./ruleset.js";
import { listOptions } from "./text/options.js";
import { DEPLOY_ROW, KIND_ROWS, PIECE_ROWS, type PieceRow } from "./text/tables.js";
import { rulesTexts } from "./texts.js";

/** A card; a plain one is without the letter, the notes, and what the official rules change. */
function PieceCard({ row, isPlain = false }: { row: PieceRow; isPlain?: boolean }) {
  const m = read(rulesTexts);
  const w = words();
  const { type, count, base, hero, over, note } = {
    ...row,
    ...(isOfficial.value && !isPlain ? row.official : {}),
  };
  return (
    <li class="piece-card" data-differs={row.official ? "" : undefined}>
      <PieceIcon type={type} />
      <div>
        <p class="piece-name">
          <strong>{w.title(w.pieces[type])}</strong> {!isPlain && <code>{type.toUpperCase()}</code>}
          <span class="muted small">
            {m.pieces.count(count)} · {m.pieces.points(POINTS[type])}
          </span>
        </p>
        <p>{[m.reach(base), m.over[over]].filter(Boolean).join(" · ")}</p>
        <p class="hero">
          <span aria-hidden="true">★</span> {m.hero} {m.reach(hero)}
        </p>
        {note && !isPlain && (
          <p class="muted small">
            <Line text={read(note)} />
          </p>
        )}
      </div>
    </li>
  );
}

function Pieces({ isPlain = false }: { isPlain?: boolean }) {
  return (
    <ul class="piece-cards">
      {PIECE_ROWS.map((row) => (
        <PieceCard key={row.type} row={row} isPlain={isPlain} />
      ))}
    </ul>
  );
}

function Kinds() {
  const m = read(rulesTexts).kinds;
  const row = (mark: string, text: string, icon: preact.ComponentChildren) => (
    <tr>
      <td>{icon}</td>
      <td>{mark && <code>{mark}</code>}</td>
      <td>
        <Line text={text} />
      </td>
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{m.mark}</th>
          <th scope="col">{m.written}</th>
          <th scope="col">{m.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {KIND_ROWS.map(({ kind, mark, text }) => row(mark, read(text), <KindIcon kind={kind} />))}
        {row(DEPLOY_ROW.mark, read(DEPLOY_ROW.text), null)}
      </tbody>
    </table>
  );
}

function Options() {
  const m = read(rulesTexts);
  return (
    <table class="options">
      <thead>
        <tr>
          <th scope="col">{m.options.option}</th>
          <th scope="col">{m.rulesets.standard}</th>
          <th scope="col">{m.rulesets.official}</th>
          <th scope="col">{m.options.other}</th>
        </tr>
      </thead>
      <tbody>
        {listOptions().map(({ name, clause, text, standard, official, others }) => (
          <tr data-differs={standard === official ? undefined : ""}>
            <th scope="row">
              {read(text)} (<Line text={clause} />) <code>{name}</code>
            </th>
            <td>{read(standard)}</td>
            <td>{read(official)}</td>
            <td>{others.map((one) => read(one)).join("; ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points() {
  const w = words();
  const values = [...new Set(Object.values(POINTS))].sort((a, b) => b - a);
  return (
    <ul class="points">
      {values.map((value) => (
        <li>
          <strong>{value}</strong>{" "}
          {PIECE_ROWS.filter(({ type }) => POINTS[type] === value)
            .map(({ type }) => w.title(w.pieces[type]))
            .join(", ")}
        </li>
      ))}
    </ul>
  );
}

export const TABLES = { pieces: Pieces, kinds: Kinds, options: Options, points: Points };
