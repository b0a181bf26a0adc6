// The numbers that the levels of engines vary by.
import { shown } from "./objects.js";
import { invalidOptions } from "./read-options.js";

const COUNT = 2 ** 32;

/** A seed that was given, or another one each time. */
export function readSeed(value: unknown): number {
  if (value === undefined) return Math.floor(Math.random() * COUNT);
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < COUNT) {
    return value;
  }
  throw invalidOptions(`seed is a whole number from 0 to ${COUNT - 1}, not ${shown(value)}`);
}
