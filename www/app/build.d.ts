// What the build of the page writes into its code.

/** The address of the repository. */
declare const PAGE_REPOSITORY: string;

/** The version of the package that the page is built with. */
declare const PAGE_VERSION: string;
