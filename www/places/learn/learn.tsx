// The lessons: a map of all subjects, and the level that the address names.
import { SUBJECTS, loadSubject, type SubjectName } from "cotulenh-wasm/lessons";
import { useEffect } from "preact/hooks";
import { notify } from "../../parts/dialogs/notices.js";
import { replaceFragment } from "../../routing/router.js";
import { read } from "../../texts/texts.js";
import { useFragment } from "../../routing/fragment.js";
import { Loaded } from "../../training/loaded.js";
import { LearnMap } from "./map.js";
import { learnTexts } from "./texts.js";
import { lazy } from "../../parts/loading/lazy.js";

/** The map needs neither a board nor the rules. */
const LevelView = lazy(() => import("./level-view.js").then((module) => module.LevelView));

/** The subject of a level's address: `air-defense/gun`. */
function findSubject(id: string): SubjectName | null {
  const subject = SUBJECTS.find(({ levels }) => levels.some((level) => level.id === id));
  return subject?.name ?? null;
}

export default function Learn() {
  const m = read(learnTexts);
  const fragment = useFragment("learn");
  const name = fragment ? findSubject(fragment) : null;
  useEffect(() => {
    if (!fragment || name) return;
    notify(m.missing);
    replaceFragment("");
  }, [fragment]);
  return (
    <>
      {!name && <h1 class="learn-title">{m.title}</h1>}
      {name ? (
        <Loaded key={name} of={name} load={() => loadSubject(name)}>
          {(subject) => <LevelView key={fragment} subject={subject} id={fragment} />}
        </Loaded>
      ) : (
        <LearnMap />
      )}
    </>
  );
}
