// What the page uses of timing.mjs.
export type Run = (times: number) => { items: number; ms: number };
export function contestant(work: () => number): Run;
export function measure(
  contestants: Record<string, Run>,
  settings: {
    rounds: number;
    slice: number;
    progress?: (part: number) => void | Promise<void>;
  },
): Promise<Record<string, number>>;
