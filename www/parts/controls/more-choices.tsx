// What is chosen before a game besides the opponent: rules, battle and clock.
import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { MatchSetup } from "../../match/setup.js";
import { ClockChoice } from "./clock-choice.js";
import { RuleChoice } from "./rule-choice.js";
import "./more-choices.css";

interface Props {
  setup: MatchSetup;
  /** Whether the battle is chosen: a short game has its own. */
  hasBattle: boolean;
  change: (change: Partial<MatchSetup>) => void;
  /** Whether something that cannot be a clock was typed. */
  isClockWrong: Signal<boolean>;
}

export function MoreChoices(props: Props) {
  const { setup, change, hasBattle } = props;
  const top = useRef<HTMLDivElement>(null);
  // Scroll the opened choices into view.
  useEffect(() => {
    const { bottom = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) top.current?.closest("details")?.scrollIntoView();
  }, []);
  return (
    <div class="more-choices stack" ref={top}>
      <RuleChoice rules={setup.rules} change={(rules) => change({ rules })} hasBattle={hasBattle} />
      <ClockChoice
        clock={setup.clock}
        change={(clock) => change({ clock })}
        isWrong={props.isClockWrong}
      />
    </div>
  );
}
