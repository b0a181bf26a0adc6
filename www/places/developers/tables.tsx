// What the package has and how fast it is: figures from the project's documents.
import { read } from "../../texts/texts.js";
import { developerTexts } from "./texts.js";

/** The name of the package. */
const PACKAGE = "cotulenh-wasm";

export function Entries() {
  const m = read(developerTexts);
  const what: Readonly<Record<string, string>> = m.what;
  return (
    <section class="wide">
      <h2>{m.entries}</h2>
      <p class="muted">{m.entriesAbout}</p>

      <table>
        <thead>
          <tr>
            <th scope="col">{m.entry}</th>
            <th scope="col">{m.contents}</th>
            <th scope="col" class="number">
              {m.size}
            </th>
          </tr>
        </thead>
        <tbody>
          {PAGE_FIGURES.sizes.map(({ entry, kB }) => (
            <tr>
              <th scope="row">
                <code>{entry}</code>
              </th>
              <td class="muted">{what[entry.slice(PACKAGE.length)]}</td>
              <td class="number">{kB.toFixed(1)} kB</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Speed() {
  const m = read(developerTexts);
  const rows: Readonly<Record<string, string>> = m.rows;
  return (
    <section>
      <h2>{m.speed}</h2>
      <p class="muted">{m.speedAbout}</p>
      <dl class="speed">
        {PAGE_FIGURES.speed.map(({ row, ratio }) => (
          <div>
            <dt>{rows[row]}</dt>
            <dd>{m.times(ratio)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
