/** A gateway that lets each question wait for its time limit must not keep the others for an hour. */
const CONCURRENCY = 5;

/**
 * Works through all rows, a few at a time. A row that fails does not stop the others, and the call ends only when no
 * work is running any more; then it throws what failed. After an abort no further row is begun.
 */
export async function forEachConcurrently<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  signal?: AbortSignal,
) {
  const waiting = [...rows];
  const errors: unknown[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (signal?.aborted) return;
      await work(next).catch((error) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  if (errors.length > 1)
    throw new AggregateError(errors, `${errors.length} of ${rows.length} failed: ${errors[0]}`);
  if (errors.length > 0) throw errors[0];
}
