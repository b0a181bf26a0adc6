// A level that is played, as a value that components follow.
import { CoTuLenh } from "cotulenh-wasm";
import { createLesson, type Lesson, type LessonSnapshot, type Level } from "cotulenh-wasm/lessons";
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../../match/computer.js";
import { progress } from "../../storage/progress.js";

/** The lesson of a level, for as long as it is shown, and its state. Stars are recorded. */
export function useLesson(level: Level): [Lesson, LessonSnapshot] {
  const lesson = useMemo(() => createLesson(level, { CoTuLenh, engine }), []);
  const [snapshot, setSnapshot] = useState(() => lesson.snapshot());
  useEffect(() => {
    const unsubscribe = lesson.subscribe(() => {
      const now = lesson.snapshot();
      setSnapshot(now);
      if (now.state === "done" && now.stars > 0) {
        progress.value = progress.value.record(level.id, now.stars as 1 | 2 | 3);
      }
    });
    return () => {
      unsubscribe();
      lesson.destroy();
    };
  }, []);
  return [lesson, snapshot];
}
