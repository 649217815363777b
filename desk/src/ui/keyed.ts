/** Adds the index as a React key, for values without an ID that are never reordered. */
export const withKeys = <T>(values: readonly T[]) =>
  values.map((value, index) => ({ key: index, value }));
