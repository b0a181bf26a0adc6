// The lessons: a map of all subjects, and the level that the address names.
import { SUBJECTS, loadSubject, type SubjectName } from "cotulenh-wasm/lessons";
import { useEffect } from "preact/hooks";
import { notify } from "../../parts/dialogs/notices.js";
import { renameInside } from "../../shell/router.js";
import { read } from "../../texts/texts.js";
import { useInside } from "../../shell/inside.js";
import { Loaded } from "../../training/loaded.js";
import { LearnMap } from "./map.js";
import { learnTexts } from "./texts.js";
import { LevelView } from "./level-view.js";

/** The subject of a level's address: `air-defense/gun`. */
function findSubject(id: string): SubjectName | null {
  const subject = SUBJECTS.find(({ levels }) => levels.some((level) => level.id === id));
  return subject?.name ?? null;
}

export default function Learn() {
  const m = read(learnTexts);
  const inside = useInside("learn");
  const name = inside ? findSubject(inside) : null;
  useEffect(() => {
    if (!inside || name) return;
    notify(m.missing);
    renameInside("");
  }, [inside]);
  return (
    <>
      <h1 class={name ? "visually-hidden" : "learn-title"}>{m.title}</h1>
      {name ? (
        <Loaded key={name} of={name} load={() => loadSubject(name)}>
          {(subject) => <LevelView key={inside} subject={subject} id={inside} />}
        </Loaded>
      ) : (
        <LearnMap />
      )}
    </>
  );
}
