// What is chosen before a game besides the opponent: rules, battle and clock.
import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { MatchSetup } from "../../match/setup.js";
import { ClockChoiceFields } from "./clock-choice.js";
import { RuleChoice } from "../../parts/rule-choice.js";

interface Props {
  setup: MatchSetup;
  change: (change: Partial<MatchSetup>) => void;
  isClockWrong: Signal<boolean>;
  minutesField: RefObject<HTMLInputElement | null>;
}

export function MoreChoices({ setup, change, isClockWrong, minutesField }: Props) {
  const top = useRef<HTMLDivElement>(null);
  // What was opened is seen.
  useEffect(() => {
    const { bottom = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) top.current?.parentElement?.scrollIntoView();
  }, []);
  return (
    <div class="more-choices" ref={top}>
      <RuleChoice rules={setup.rules} change={(rules) => change({ rules })} />
      <ClockChoiceFields
        clock={setup.clock}
        change={(clock) => change({ clock })}
        isWrong={isClockWrong}
        field={minutesField}
      />
    </div>
  );
}
