const CONCURRENCY = 5;

/**
 * Processes a few rows at a time, so that slow gateway calls do not block the batch. Waits for all rows, then throws
 * the errors. An abort skips the remaining rows.
 */
export async function forEachConcurrently<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  signal?: AbortSignal,
) {
  const queue = [...rows];
  const errors: unknown[] = [];
  const runWorker = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      if (signal?.aborted) return;
      await work(row).catch((error) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${rows.length} failed: ${errors[0]}`);
  if (errors.length > 0) throw errors[0];
}
