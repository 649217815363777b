import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAYS } from "../testing/clock.ts";
import { postLead } from "../testing/leads.ts";
import { owner, startTestService, type TestService } from "../testing/service.ts";
import { incrementRateLimit } from "./core/rate-limits.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const dailyDeletions = [
  "delete-expired-sessions",
  "delete-quarantined-leads",
  "delete-expired-rate-limits",
];

/** The schedules of all scheduled jobs. */
const listSchedules = async () =>
  (await service.queue.boss.getSchedules()).filter(({ name }) => name === "scheduled-jobs");

/** Sends the job like the scheduler and waits until the worker has run it. */
async function run({ name, data }: { name: string; data?: object }) {
  const id = await service.queue.boss.send(name, data ?? {});
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string; output: unknown }>`
        select state, output from pgboss.job where id = ${id}`.execute(service.db);
      const [job] = rows;
      if (!job || job.state === "created" || job.state === "active") throw new Error("not run yet");
      return job;
    },
    { timeout: 60_000, interval: 50 },
  );
}

async function runAll() {
  const runs = (await listSchedules()).map(async (schedule) => [
    schedule.key,
    (await run(schedule)).state,
  ]);
  return Object.fromEntries(await Promise.all(runs));
}

const listMessages = async () =>
  (await service.db.selectFrom("leads").select(["message"]).execute()).map(({ message }) =>
    message.replace(/^\d+: /, ""),
  );

test("[FAULT-36] completes every scheduled job", async () => {
  const states = await runAll();
  expect(Object.keys(states).length).toBeGreaterThan(0);
  expect(new Set(Object.values(states))).toEqual(new Set(["completed"]));
});

test("[FAULT-36] deletes expired rows at 7 in the owner's time zone, in summer and winter", async () => {
  const { boss } = service.queue;
  for (const from of ["2026-07-01T00:00:00Z", "2026-12-01T00:00:00Z"]) {
    for (const { key, cron, timezone } of await listSchedules()) {
      if (!dailyDeletions.includes(key)) continue;
      const [next] = await boss.previewSchedule(cron, {
        tz: timezone,
        from: new Date(from),
        count: 1,
      });
      const local = next?.toLocaleTimeString("sv-SE", { timeZone: agency.timeZone });
      expect([key, local]).toEqual([key, "07:00:00"]);
    }
  }
  await postLead(service, { message: "from a person" });
  await postLead(service, { message: "spam", _gotcha: "x" });
  await incrementRateLimit(service, "visitor", 60);
  service.passTime(30 * DAYS - 60);
  await runAll();
  expect(await listMessages()).toEqual(["from a person", "spam"]);
  service.passTime(120);
  await runAll();
  expect(await listMessages()).toEqual(["from a person"]);
  const hits = await service.db.selectFrom("rate_limits").select("key").execute();
  expect(hits.map(({ key }) => key)).not.toContain("visitor");
});

test("[FAULT-36] alerts once while a scheduled job fails, and completes the others", async () => {
  await postLead(service, { message: "more spam", _gotcha: "x" });
  service.passTime(31 * DAYS);
  await sql`alter table rate_limits rename to hidden_rate_limits`.execute(service.db);
  const states = await runAll();
  await runAll();
  await sql`alter table hidden_rate_limits rename to rate_limits`.execute(service.db);
  expect(states).toMatchObject({
    "delete-expired-rate-limits": "retry",
    "delete-quarantined-leads": "completed",
  });
  expect(await listMessages()).toEqual(["from a person"]);

  const alerts = await service.db.selectFrom("alerts").selectAll().execute();
  expect(alerts).toMatchObject([
    {
      kind: "job-failed",
      detail: { job: "delete-expired-rate-limits", reason: expect.any(String) },
    },
  ]);
  const email = await service.mailbox.waitFor(({ subject }) =>
    /background job/.test(subject ?? ""),
  );
  expect(email.recipients).toEqual([owner]);
  expect(email.text).toContain("delete-expired-rate-limits");
  expect(new Set(Object.values(await runAll()))).toEqual(new Set(["completed"]));
  const open = service.db.selectFrom("alerts").selectAll().where("resolved_at", "is", null);
  expect(await open.execute()).toEqual([]);
});
