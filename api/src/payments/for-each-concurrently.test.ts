import { expect, test } from "vitest";
import { forEachConcurrently } from "./for-each-concurrently.ts";

const rows = Array.from({ length: 20 }, (_, index) => index + 1);

test("works through all rows and waits for every one when some fail", async () => {
  const done: number[] = [];
  const work = async (row: number) => {
    if (row % 7 === 1) throw new Error(`row ${row}`);
    await new Promise(setImmediate);
    done.push(row);
  };
  await expect(forEachConcurrently(rows, work)).rejects.toThrow("3 of 20 failed: Error: row 1");
  expect(done.sort((a, b) => a - b)).toEqual(rows.filter((row) => row % 7 !== 1));
  await expect(forEachConcurrently([1], work)).rejects.toThrow("row 1");
});

test("begins no further row when it is aborted, and waits for those that run", async () => {
  const stopping = new AbortController();
  const begun: number[] = [];
  const done: number[] = [];
  await forEachConcurrently(
    rows,
    async (row) => {
      begun.push(row);
      stopping.abort();
      await new Promise(setImmediate);
      done.push(row);
    },
    stopping.signal,
  );
  expect(begun).toEqual([1]);
  expect(done).toEqual([1]);
});
