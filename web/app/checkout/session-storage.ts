/** A browser that keeps nothing for a site throws at the mere mention of its storage. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** What was kept under a name; anybody can write there, so what does not look like it counts as nothing. */
export function readStored<T extends object = Record<string, unknown>>(
  name: string,
  looksRight: (value: Partial<T>) => boolean = () => true,
): T | undefined {
  const value = withStorage((storage) => JSON.parse(storage.getItem(name) ?? "null"));
  return typeof value === "object" && value !== null && looksRight(value) ? value : undefined;
}
