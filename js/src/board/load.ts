// Finding sets of pieces and themes by their names. The default ones are a part of the board; the
// others are loaded when they are asked for, unless the page has imported them and passes them as
// they are.

import { CoTuLenhError } from "../errors/error.js";

interface Named {
  readonly name: string;
}

/** Those that are there, by their names; the first one is the default. */
export interface Loadable<T extends Named> {
  readonly what: string;
  readonly loaded: Map<string, T>;
  readonly loaders: Readonly<Record<string, () => Promise<T>>>;
}

/** The one that is asked for; null if it is not there yet, and `onLoad` is called when it is. */
export function find<T extends Named>(
  { what, loaded, loaders }: Loadable<T>,
  option: T | string,
  onLoad: () => void,
): T | null {
  if (typeof option === "object") return option;
  const found = loaded.get(option);
  if (found) return found;
  const load = loaders[option];
  if (!load) throw new CoTuLenhError("INVALID_OPTIONS", `'${String(option)}' is not a ${what}`);
  void load().then((one) => {
    loaded.set(option, one);
    onLoad();
  });
  return null;
}
