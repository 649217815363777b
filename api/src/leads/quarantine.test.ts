import { formStartedResponse, quarantinedLead } from "@agency/contract/api/leads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, MINUTES } from "../../testing/clock.ts";
import { postLead } from "../../testing/leads.ts";
import { findTokens, receivedEmails, waitUntilMailSent } from "../../testing/mail.ts";
import type { Received } from "../../testing/mailbox.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { createLog } from "../core/log.ts";
import { sendQuarantineDigest } from "./quarantine.ts";

const logLines: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    log: createLog("info", { write: (line) => logLines.push(line) }),
  });
});
afterAll(() => service.stop());

const lastLead = () =>
  service.db
    .selectFrom("leads")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

/** Runs the scheduled job and returns the new digests. */
async function sendDigests(): Promise<Received[]> {
  const before = new Set(await receivedEmails(service, { kind: "quarantine-digest" }));
  await sendQuarantineDigest(service);
  await waitUntilMailSent(service);
  return (await receivedEmails(service, { kind: "quarantine-digest" })).filter(
    (email) => !before.has(email),
  );
}

const release = (token: string, method = "POST") =>
  service.call(`/api/quarantined-leads/${token}${method === "POST" ? "/release" : ""}`, { method });

/** Creates a quarantined lead and returns the release token from the owner's email. */
async function quarantineLead(email: string) {
  await postLead(service, { email, message: "I filled in everything.", _gotcha: "autofilled" });
  const lead = await lastLead();
  service.passTime(50 * MINUTES);
  const [digest] = await sendDigests();
  const [token = ""] = digest ? findTokens(digest, "release") : [];
  return { lead, token };
}

test.each([
  ["www in front", "https://www.agency.example"],
  ["http, before the redirect", "http://agency.example"],
])("[FAULT-37] does not quarantine a lead from our own site with %s", async (_what, Origin) => {
  await postLead(service, {}, { Origin });
  expect((await lastLead()).quarantine_reasons).toEqual([]);
});

test.each(["https://agency.example.evil.example", "https://agency.example:8443", "null", "junk"])(
  "[FAULT-37] quarantines a lead from %s",
  async (Origin) => {
    await postLead(service, {}, { Origin });
    expect((await lastLead()).quarantine_reasons).toEqual(["cross-origin"]);
  },
);

test("[FAULT-37] accepts any port as our own site in development", async () => {
  const local = await startTestService({ environment: { SITE_URL: "http://localhost:5173" } });
  await postLead(local, {}, { Origin: "http://127.0.0.1:5174" });
  const leads = await local.db.selectFrom("leads").select("quarantine_reasons").execute();
  expect(leads).toEqual([{ quarantine_reasons: [] }]);
  await local.stop();
});

test("[FAULT-37] logs a form sent within 3 seconds and reports it to the owner within an hour", async () => {
  await sendDigests();
  service.passTime(50 * MINUTES);
  await sendDigests();
  logLines.length = 0;
  const { formToken } = formStartedResponse.parse(
    await (await service.call("/api/contact")).json(),
  );
  await postLead(service, { email: "autofill@example.com" }, { "x-form-started": formToken });
  const { id } = await lastLead();
  const logged = logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "lead quarantined");
  expect(logged).toMatchObject([{ lead: id, quarantineReasons: ["too-fast"] }]);
  expect(logLines.join()).not.toContain("autofill");

  service.passTime(40 * MINUTES);
  expect(await sendDigests()).toHaveLength(0);
  service.passTime(9 * MINUTES);
  const [digest, ...more] = await sendDigests();
  expect(more).toEqual([]);
  expect(digest?.recipients).toEqual([owner]);
  expect(digest?.text).toContain("autofill@example.com");
  expect(digest?.text).toContain("It was sent within 3 seconds.");
  service.passTime(2 * 60 * MINUTES);
  expect(await sendDigests(), "nothing is reported twice").toHaveLength(0);
});

test("[FAULT-37] releases the lead once, and only when the owner presses the button", async () => {
  const { lead, token } = await quarantineLead("quarantined@example.com");
  for (let visit = 0; visit < 3; visit++) {
    const response = await release(token, "GET");
    expect(quarantinedLead.parse(await response.json())).toMatchObject({
      state: "quarantined",
      email: "quarantined@example.com",
      reasons: ["honeypot"],
    });
  }
  expect(await service.mailJobs({ leadId: lead.id })).toEqual([]);

  const responses = await Promise.all(Array.from({ length: 5 }, () => release(token)));
  for (const response of responses) {
    expect([response.status, quarantinedLead.parse(await response.json()).state]).toEqual([
      200,
      "released",
    ]);
  }
  const emails = await receivedEmails(service, { leadId: lead.id } as never);
  expect(emails.map(({ recipients }) => recipients).sort()).toEqual([
    [owner],
    ["quarantined@example.com"],
  ]);
  service.passTime(31 * DAYS);
  expect((await release(token, "GET")).status).toBe(410);
});

test("[FAULT-37] rejects an old link when a restored database has another lead with the same ID", async () => {
  const { lead, token } = await quarantineLead("before@example.com");
  await service.db
    .updateTable("leads")
    .set({ email: "after@example.com", fingerprint: Buffer.from("another lead's") })
    .where("id", "=", lead.id)
    .execute();
  expect((await release(token, "GET")).status).toBe(404);
  expect((await release(token)).status).toBe(404);
  expect((await lastLead()).quarantine_reasons).toEqual(["honeypot"]);
});

test("[FAULT-37] reports every lead of a flood, leads that are least likely spam first", async () => {
  const rows = Array.from({ length: 450 }, (_, n) => ({
    name: `Program ${n}`,
    email: `flood-${n}@example.net`,
    phone: "",
    message: "Buy",
    reply_to: `flood-${n}@example.net`,
    quarantine_reasons: ["rate-limit"],
    fingerprint: Buffer.from(`flood ${n}`),
  }));
  await service.db.insertInto("leads").values(rows).execute();
  await postLead(service, { email: "honest@example.com" }, { Origin: "https://elsewhere.example" });
  service.passTime(50 * MINUTES);
  const first = await sendDigests();
  expect(first).toHaveLength(10);
  expect(first.filter(({ text }) => text?.includes("honest@example.com"))).toHaveLength(1);
  expect(first.map(({ text }) => text).join()).toContain("51 more");
  for (const { html = "" } of first) expect(html.length).toBeLessThan(100_000);

  // The worker was down for days and starts again.
  service.passTime(3 * DAYS);
  const second = await sendDigests();
  const reported = [...first, ...second].map(({ text }) => text).join();
  const missing = rows.filter(({ email }) => !reported.includes(email));
  expect(missing.map(({ email }) => email)).toEqual([]);
});
