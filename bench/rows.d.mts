// What the page uses of rows.mjs.
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
}
export type Work = () => number;
export const ROWS: readonly Row[];
export function works(engines: { CoTuLenh: unknown; Chess: unknown }): Record<string, () => Work>;
export function figure(ns: number, unit: string): number;
export function short(value: number): string;
