// The headers of a PGN.

/** Whether the value of a header says that something is not known. */
export const isUnknown = (value: string): boolean => /^[?.*]*$/.test(value);
