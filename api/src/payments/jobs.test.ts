import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "../../testing/load.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { SCHEDULED_JOBS } from "../queue/queue.ts";
import { paymentJobs } from "./jobs.ts";

const logged: { job?: string }[] = [];
let service: ServiceWithGateway;
beforeAll(async () => {
  const log = pino({ level: "error" }, { write: (line) => logged.push(JSON.parse(line)) });
  service = await startServiceWithGateway({}, log);
});
afterAll(() => service.close());

const findAlertedJobs = async ({ isResolved }: { isResolved: boolean }) => {
  const rows = await service.db
    .selectFrom("alerts")
    .select("detail")
    .where("kind", "=", "job-failed")
    .where("resolved_at", isResolved ? "is not" : "is", null)
    .execute();
  return rows.map(({ detail }) => (detail as { job: string }).job).sort();
};

async function runHourlyJobs() {
  for (const { name } of paymentJobs.filter((job) => "cron" in job))
    await service.queue.boss.send(SCHEDULED_JOBS, { job: name });
}

test("logs and raises an alert for each hourly payment job when the gateway responds to searches with 500", async () => {
  const searchJobs = ["import-external-refunds", "reconcile-transactions", "sync-disputes"];
  service.emulator.fault({ operation: ["search", "dispute_search"], kind: "500", times: "always" });
  await runHourlyJobs();
  await waitUntil(
    "all three are alerted",
    async () => (await findAlertedJobs({ isResolved: false })).length === 3,
  );
  expect(await findAlertedJobs({ isResolved: false })).toEqual(searchJobs);
  expect(new Set(logged.map(({ job }) => job))).toEqual(new Set(searchJobs));

  service.emulator.clearFaults();
  await runHourlyJobs();
  await waitUntil(
    "all three are resolved",
    async () => (await findAlertedJobs({ isResolved: false })).length === 0,
  );
  expect(await findAlertedJobs({ isResolved: true })).toEqual(searchJobs);
});
