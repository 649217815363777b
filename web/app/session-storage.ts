/** Whether a stored value is a key that crypto.randomUUID() has created. */
export const isStoredUuid = (value: unknown) =>
  typeof value === "string" && /^[\da-f-]{36}$/.test(value);

/** Accessing sessionStorage throws when storage is blocked. */
export function withSessionStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Returns undefined unless the stored value is valid, because visitors can edit their storage. */
export function readFromSessionStorage<T extends object = Record<string, unknown>>(
  storageKey: string,
  isValid: (value: Partial<T>) => boolean = () => true,
): T | undefined {
  const value = withSessionStorage((storage) => JSON.parse(storage.getItem(storageKey) ?? "null"));
  return typeof value === "object" && value !== null && isValid(value) ? value : undefined;
}

/** Fallback when storage is blocked: the values last until the page is closed. */
const inMemory = new Map<string, object>();

export function createStoredValue<T extends object>(
  storageKey: string,
  isValid: (value: Partial<T>) => boolean,
) {
  return {
    load: () =>
      readFromSessionStorage<T>(storageKey, isValid) ?? (inMemory.get(storageKey) as T | undefined),
    save(value: T) {
      inMemory.set(storageKey, value);
      withSessionStorage((storage) => storage.setItem(storageKey, JSON.stringify(value)));
    },
    clear() {
      inMemory.delete(storageKey);
      withSessionStorage((storage) => storage.removeItem(storageKey));
    },
  };
}
