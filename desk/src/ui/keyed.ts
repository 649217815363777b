/** Entries that have no name of their own and never change places, each with its place. */
export const keyed = <T>(entries: readonly T[]) => entries.map((of, index) => ({ key: index, of }));
