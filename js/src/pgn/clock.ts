// Clock times in PGN comments: the command `[%clk h:mm:ss]`, as other programs write it.
import { MAX_CLOCK } from "../arguments/texts.js";
import { joinWords } from "./white-space.js";

const COMMAND = "[%clk ";

/** Splits a comment into its first clock time, in seconds, and the rest. */
export function takeClock(comment: string): { clock: number; rest: string } | undefined {
  const start = comment.indexOf(COMMAND);
  const from = start + COMMAND.length;
  const end = start < 0 ? -1 : comment.indexOf("]", from);
  if (end < 0) return undefined;
  const digits = /^(\d{1,5}):(\d{1,5}):(\d{1,5})(?:\.(\d{1,3}))?$/.exec(comment.slice(from, end));
  if (!digits) return undefined;
  const [hours, minutes, seconds] = digits.slice(1, 4).map(Number) as [number, number, number];
  if (minutes >= 60 || seconds >= 60) return undefined;
  const millis = Number((digits[4] ?? "").padEnd(3, "0"));
  return {
    clock: (((hours * 60 + minutes) * 60 + seconds) * 1000 + millis) / 1000,
    rest: joinWords(`${comment.slice(0, start)} ${comment.slice(end + 1)}`),
  };
}

/** The command for a clock time, with milliseconds. */
export function clockCommand(clock: number): string {
  const millis = Math.min(Math.round(clock * 1000), MAX_CLOCK * 1000 - 1);
  const pad = (number: number, digits = 2): string => String(number).padStart(digits, "0");
  const seconds = Math.floor(millis / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  const decimals = millis % 1000 === 0 ? "" : `.${pad(millis % 1000, 3)}`;
  return `${COMMAND}${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}${decimals}]`;
}
