// Values of every sort, to be passed where none of them is expected.
import { CoTuLenh } from "cotulenh-wasm";

const trap = new Proxy(
  {},
  {
    get: () => {
      throw new TypeError("trapped");
    },
    has: () => {
      throw new TypeError("trapped");
    },
    ownKeys: () => {
      throw new TypeError("trapped");
    },
    getPrototypeOf: () => {
      throw new TypeError("trapped");
    },
  },
);
const trappedArray = new Proxy([], {
  get: () => {
    throw new TypeError("trapped");
  },
});
const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
})();
const throwing = Object.defineProperties(
  {},
  Object.fromEntries(
    ["from", "to", "piece", "kind", "deploy", "type", "color", "heroic", "carrying", "rules"]
      .concat(["stacks", "verbose", "square", "maxWidth", "length"])
      .map((name) => [
        name,
        {
          enumerable: true,
          get() {
            throw new RangeError("a getter");
          },
        },
      ]),
  ),
);
const cyclic = { type: "n", color: "r" };
cyclic.carrying = [cyclic];
const deep = {
  type: "n",
  color: "r",
  carrying: [{ type: "f", color: "r", carrying: [{ type: "t", color: "r" }] }],
};

/** Values of every sort, among them some that are right here or there. */
export const VALUES = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  255,
  256,
  2 ** 31,
  2 ** 53,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  1n,
  -(2n ** 80n),
  "",
  " ",
  "\0",
  "c4",
  "C4",
  "e13",
  "l1",
  "r",
  "b",
  "w",
  "t",
  "AirForce",
  "__proto__",
  "constructor",
  "T>xc6",
  "N<T>xc6,F>c7",
  ":",
  "<,>",
  "c4::",
  "(((((((",
  "+",
  "++++T",
  "é1",
  "\ud800",
  "\udc00\ud800x",
  "Tướng",
  "🛩".repeat(50),
  "x".repeat(5000),
  "(".repeat(300_000),
  "1. ".repeat(50_000),
  Symbol("s"),
  Symbol.iterator,
  () => "c4",
  class {},
  [],
  [[]],
  ["t"],
  ["t", "t"],
  ["n", "f", "t"],
  Array(3),
  [, "t"],
  Array(1_000_000).fill("t"),
  {},
  Object.create(null),
  { toString: () => "c4" },
  { valueOf: () => 1 },
  { from: "c4" },
  { from: "c4", to: "c4" },
  { from: "c4", to: "c5", piece: {} },
  { from: "c4", to: "c5", piece: [] },
  { from: "c4", to: "c5", piece: cyclic },
  { from: "c4", to: "c5", kind: "fly" },
  { from: "c4", to: "c5", deploy: 1 },
  { from: ["c4"], to: "c5" },
  { type: "t" },
  { type: "t", color: "r" },
  { type: "t", color: "r", heroic: "yes" },
  { type: "t", color: "r", carrying: "i" },
  { type: "t", color: "r", carrying: Array(2) },
  { type: "t", color: "r", carrying: [null] },
  { type: "t", color: "r", carrying: revoked },
  { type: "n", color: "r", carrying: Array(5000).fill({ type: "t", color: "r" }) },
  cyclic,
  deep,
  { verbose: 1 },
  { verbose: true, square: "l1" },
  { stacks: "both" },
  { maxWidth: -1 },
  { maxWidth: Number.NaN },
  { rules: trap },
  { rules: { airDefense: Symbol("x") } },
  throwing,
  trap,
  trappedArray,
  revoked,
  new Date(),
  new Date(Number.NaN),
  new Map([["from", "c4"]]),
  new Uint8Array(8),
  new Proxy(() => {}, {}),
  Promise.resolve("c4"),
  /x/,
  new CoTuLenh(),
];

/** A value as it appears in a message. */
export const shown = (value) => {
  try {
    return typeof value === "symbol"
      ? "symbol"
      : (JSON.stringify(value)?.slice(0, 60) ?? typeof value);
  } catch {
    return typeof value;
  }
};
