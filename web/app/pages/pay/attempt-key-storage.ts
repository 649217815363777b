import { createStoredValue, isStoredUuid } from "#app/session-storage.ts";

/** The key of an attempt without a result: a reload polls for it, and a retry repeats the same attempt. */
export function createAttemptKeyStorage(installment: number) {
  const stored = createStoredValue<{ key: string }>(
    `attempt to pay installment ${installment}`,
    ({ key }) => isStoredUuid(key),
  );
  return {
    loadAttemptKey: () => stored.load()?.key,
    saveAttemptKey: (key: string) => stored.save({ key }),
    clearAttemptKey: stored.clear,
  };
}
