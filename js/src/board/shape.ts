// A part of a drawing as plain data. Its type stands alone, so that those who have no DOM can name it.

/** The description of an SVG element. */
export interface Shape {
  /** Its name, such as `circle`. */
  readonly tag: string;
  /** Those that are undefined are left out. */
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  /** Shapes and texts in it. */
  readonly children: readonly (Shape | string)[];
}
