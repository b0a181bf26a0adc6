export interface Import {
  /** The importing file, in www/. */
  file: string;
  /** Its folder. */
  from: string;
  /** The folder of the imported file, or the name of a package. */
  to: string;
  /** Whether it is a file of the site. */
  isSource: boolean;
}
export function importsIn(folder: string): Import[];
