import { expect, test } from "vitest";
import { forEachConcurrently } from "./for-each-concurrently.ts";

const rows = Array.from({ length: 20 }, (_, index) => index + 1);

test("processes all rows and throws at the end when some fail", async () => {
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

test("skips the remaining rows and waits for the running ones when it is aborted", async () => {
  const controller = new AbortController();
  const started: number[] = [];
  const done: number[] = [];
  await forEachConcurrently(
    rows,
    async (row) => {
      started.push(row);
      controller.abort();
      await new Promise(setImmediate);
      done.push(row);
    },
    controller.signal,
  );
  expect(started).toEqual([1]);
  expect(done).toEqual([1]);
});
