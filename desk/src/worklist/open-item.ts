import type { WorklistEntry } from "@agency/contract/api/desk";

/** The open item, and the position that it had in the list. */
export interface Opened {
  entry: WorklistEntry;
  index: number;
}

/** Keeps the open item in the list when another owner has finished it, so that typed text stays. */
export function keepOpened(
  entries: readonly WorklistEntry[],
  opened: Opened | undefined,
): readonly WorklistEntry[] {
  if (!opened || entries.some(({ id }) => id === opened.entry.id)) return entries;
  return entries.toSpliced(opened.index, 0, opened.entry);
}

/** The item to open after this one is finished: the next that opens in place, then the first. */
export function findNext(
  entries: readonly WorklistEntry[],
  finished: WorklistEntry,
  opensInPlace: (entry: WorklistEntry) => boolean,
): Opened | undefined {
  const position = entries.findIndex(({ id }) => id === finished.id);
  const others = entries.filter(({ id }) => id !== finished.id);
  const index = [...others.keys()]
    .map((offset) => (position + offset) % others.length)
    .find((candidate) => opensInPlace(others[candidate] as WorklistEntry));
  const entry = index === undefined ? undefined : others[index];
  return entry && index !== undefined ? { entry, index } : undefined;
}
