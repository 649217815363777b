/** A gateway that lets each question wait for its time limit must not keep the others for an hour. */
const LANES = 5;

export async function inLanes<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
  const waiting = [...rows];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
