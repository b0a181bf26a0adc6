// What the build writes into the scripts.

/** The version of the package. */
declare const PAGE_VERSION: string;
/** The address of the repository; null while it is not known. */
declare const PAGE_REPOSITORY: string | null;
/** Figures from the documents of the project. */
declare const PAGE_FIGURES: {
  sizes: readonly { entry: string; kB: number }[];
  speed: readonly { row: string; ratio: number }[];
};
