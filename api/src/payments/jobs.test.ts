import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../testing/load.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { SCHEDULED_JOBS } from "../queue/queue.ts";
import { hourlyPaymentJobs } from "./jobs.ts";

const logged: { job?: string }[] = [];
let shop: Shop;
beforeAll(async () => {
  const log = pino({ level: "error" }, { write: (line) => logged.push(JSON.parse(line)) });
  shop = await openShop({}, log);
});
afterAll(() => shop.close());

const alerts = async (state: "is" | "is not") => {
  const rows = await shop.db
    .selectFrom("alerts")
    .select("detail")
    .where("kind", "=", "job-failed")
    .where("resolved_at", state, null)
    .execute();
  return rows.map(({ detail }) => (detail as { job: string }).job).sort();
};

async function runAll() {
  for (const chore of Object.keys(hourlyPaymentJobs))
    await shop.queue.boss.send(SCHEDULED_JOBS, { chore });
}

test("logs and alerts each hourly payment job when the gateway answers searches with 500", async () => {
  const searching = ["import-external-refunds", "reconcile-transactions", "sync-disputes"];
  shop.double.fault({ operation: ["search", "dispute_search"], kind: "500", times: "always" });
  await runAll();
  await until("all three are alerted", async () => (await alerts("is")).length === 3, {
    withinMs: 25_000,
  });
  expect(await alerts("is")).toEqual(searching);
  expect(new Set(logged.map(({ job }) => job))).toEqual(new Set(searching));

  shop.double.clearFaults();
  await runAll();
  await until("all three are resolved", async () => (await alerts("is")).length === 0);
  expect(await alerts("is not")).toEqual(searching);
});
