// Loads subjects, each of which is a chunk of its own.
import { CoTuLenhError } from "../errors/error.js";
import { shown } from "../arguments/objects.js";
import { INDEX, SUBJECTS, type SubjectData, type SubjectName } from "./subjects.js";
import type { Level, LevelData, Subject } from "./level.js";

const FILES: { readonly [Name in SubjectName]: () => Promise<{ subject: SubjectData<Name> }> } = {
  "first-steps": () => import("./subjects/first-steps.js"),
  terrain: () => import("./subjects/terrain.js"),
  lines: () => import("./subjects/lines.js"),
  captures: () => import("./subjects/captures.js"),
  navy: () => import("./subjects/navy.js"),
  river: () => import("./subjects/river.js"),
  stacks: () => import("./subjects/stacks.js"),
  deploy: () => import("./subjects/deploy.js"),
  landing: () => import("./subjects/landing.js"),
  "air-defense": () => import("./subjects/air-defense.js"),
  kamikaze: () => import("./subjects/kamikaze.js"),
  "open-sky": () => import("./subjects/open-sky.js"),
  heroes: () => import("./subjects/heroes.js"),
  medals: () => import("./subjects/medals.js"),
  check: () => import("./subjects/check.js"),
  sight: () => import("./subjects/sight.js"),
  session: () => import("./subjects/session.js"),
  radio: () => import("./subjects/radio.js"),
  mate: () => import("./subjects/mate.js"),
  draws: () => import("./subjects/draws.js"),
  official: () => import("./subjects/official.js"),
  battles: () => import("./subjects/battles.js"),
  cup: () => import("./subjects/cup.js"),
};

/**
 * Loads a subject with its levels. `SUBJECTS` lists the names.
 *
 * @example
 * ```ts
 * const { levels, title } = await loadSubject("first-steps");
 * console.log(title.en, levels.length);
 * ```
 */
export async function loadSubject(name: SubjectName): Promise<Subject> {
  if (!SUBJECTS.some((one) => one.name === name)) {
    const known = SUBJECTS.map((one) => one.name).join(", ");
    const message = `${shown(name)} is not the name of a subject; known are: ${known}`;
    throw new CoTuLenhError("INVALID_ARGUMENT", message);
  }
  const { subject } = await FILES[name]();
  const { title, levels: names } = INDEX[name];
  const levels = Object.entries<LevelData>(subject.levels).map(([level, data]): Level => {
    const clauses = (names as Readonly<Record<string, Level["clauses"]>>)[level]!;
    return { ...data, id: `${name}/${level}`, clauses };
  });
  return { name, title, story: subject.story, levels };
}
