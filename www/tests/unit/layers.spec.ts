// The layers of the site: places know the parts, and no other place; what is below knows no place.
import { expect, test } from "@playwright/test";
import { importsIn, type Import } from "./imports.mjs";

/** What a place may use besides itself. */
const BELOW = [
  "game",
  "links",
  "match",
  "parts",
  "review",
  "shell",
  "storage",
  "texts",
  "training",
];

/** The folders that each folder may import, itself included. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  texts: ["storage", "texts"],
  storage: ["storage", "texts"],
  review: ["review"],
  links: ["links", "shell", "texts"],
  match: ["match", "storage", "texts"],
  parts: ["match", "parts", "review", "shell", "storage", "texts"],
  game: ["game", "match", "parts", "shell", "storage", "texts"],
  training: ["parts", "shell", "storage", "texts", "training"],
  // The frame loads the places, and shows notices.
  shell: ["parts", "places", "shell", "storage", "texts"],
};

/** The first folder; of a place, the folder of the place. */
function layerOf(folder: string): string {
  const [first = "", second] = folder.split("/");
  return first === "places" && second ? `places/${second}` : first;
}

function isAllowed({ from, to }: Import): boolean {
  const [layer, used] = [layerOf(from), layerOf(to)];
  if (layer.startsWith("places/")) return used === layer || BELOW.includes(used);
  const allowed = ALLOWED[layer] ?? [];
  return allowed.includes(used) || (used.startsWith("places/") && allowed.includes("places"));
}

/** The imports of other sources of the site. */
const sources = (folder: string) => importsIn(folder).filter(({ isSource }) => isSource);

for (const folder of [...Object.keys(ALLOWED), "places"]) {
  test(`the imports of www/${folder} stay in their layer`, () => {
    const imports = sources(folder);
    expect(imports.length).toBeGreaterThan(0);
    const forbidden = imports.filter((one) => !isAllowed(one));
    expect(forbidden.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });
}

test("an import across the layers is found", () => {
  const file = "example.ts";
  for (const [from, to] of [
    ["places/play", "places/learn"],
    ["parts", "places/play"],
    ["storage", "shell"],
    ["match", "parts"],
  ] as const) {
    expect(isAllowed({ file, from, to, isSource: true }), `${from} → ${to}`).toBe(false);
  }
});
