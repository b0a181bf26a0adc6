// The lessons: a map of all subjects, and the level that the address names.
import { SUBJECTS, loadSubject, type Subject, type SubjectName } from "cotulenh-wasm/lessons";
import { useEffect, useState } from "preact/hooks";
import { notify } from "../../parts/notices.js";
import { renameInside } from "../../shell/router.js";
import { shellTexts } from "../../shell/texts.js";
import { read } from "../../texts/texts.js";
import { useInside } from "../../shell/inside.js";
import { LearnMap } from "./map.js";
import { learnTexts } from "./texts.js";
import { LevelView } from "./level-view.js";

/** The subject of a level's address: `air-defense/gun`. */
function findSubject(id: string): SubjectName | null {
  const subject = SUBJECTS.find(({ levels }) => levels.some((level) => level.id === id));
  return subject?.name ?? null;
}

type Loaded = { name: SubjectName; subject: Subject | null };

/** The subject with this name; null until it is loaded, or if that has failed. */
function useSubject(name: SubjectName | null): { subject: Subject | null; hasFailed: boolean } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!name) return;
    let isWanted = true;
    const keep = (subject: Subject | null) => {
      if (isWanted) setLoaded({ name, subject });
    };
    loadSubject(name).then(keep, () => keep(null));
    return () => void (isWanted = false);
  }, [name]);
  const isThis = loaded?.name === name;
  return { subject: isThis ? loaded!.subject : null, hasFailed: isThis && !loaded!.subject };
}

function LevelPlace({ id, name }: { id: string; name: SubjectName }) {
  const { subject, hasFailed } = useSubject(name);
  const level = subject?.levels.find((one) => one.id === id);
  if (subject && level) return <LevelView key={id} subject={subject} level={level} />;
  const m = read(shellTexts);
  return (
    <p class="loading" role={hasFailed ? "alert" : undefined}>
      {hasFailed ? m.failed : m.loading}
    </p>
  );
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
      {name ? <LevelPlace id={inside} name={name} /> : <LearnMap />}
    </>
  );
}
