import { formStartedResponse, quarantinedLead } from "@agency/contract/api/leads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, MINUTES } from "../../testing/clock.ts";
import { postLead } from "../../testing/leads.ts";
import { mailSettled, receivedOf, tokensIn } from "../../testing/mail.ts";
import type { Received } from "../../testing/mailbox.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { createLog } from "../log.ts";
import { sendQuarantineDigest } from "./quarantine.ts";

const written: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    log: createLog("info", { write: (line) => written.push(line) }),
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

/** What the chore of the next ten minutes tells the owner. */
async function nextDigests(): Promise<Received[]> {
  const before = new Set(await receivedOf(service, { kind: "held-leads" }));
  await sendQuarantineDigest(service);
  await mailSettled(service);
  return (await receivedOf(service, { kind: "held-leads" })).filter((mail) => !before.has(mail));
}

const release = (token: string, method = "POST") =>
  service.call(`/api/held-leads/${token}${method === "POST" ? "/release" : ""}`, { method });

/** A held-back lead of this address, and the token that its mail brought to the owner. */
async function holdBack(email: string) {
  await postLead(service, { email, message: "I filled in everything.", _gotcha: "autofilled" });
  const lead = await lastLead();
  service.passTime(50 * MINUTES);
  const [mail] = await nextDigests();
  const [token = ""] = mail ? tokensIn(mail, "release") : [];
  return { lead, token, mail };
}

test.each([
  ["www in front", "https://www.agency.example"],
  ["http, before the redirect", "http://agency.example"],
])("[FAULT-37] a lead from our own site with %s is not held back", async (_what, Origin) => {
  await postLead(service, {}, { Origin });
  expect((await lastLead()).suspicions).toEqual([]);
});

test.each(["https://agency.example.evil.example", "https://agency.example:8443", "null", "junk"])(
  "[FAULT-37] a lead from %s is held back",
  async (Origin) => {
    await postLead(service, {}, { Origin });
    expect((await lastLead()).suspicions).toEqual(["foreign-origin"]);
  },
);

test("[FAULT-37] on the machine of a developer any port is our own site", async () => {
  const local = await startTestService({ environment: { SITE_URL: "http://localhost:5173" } });
  await postLead(local, {}, { Origin: "http://127.0.0.1:5174" });
  const leads = await local.db.selectFrom("leads").select("suspicions").execute();
  expect(leads).toEqual([{ suspicions: [] }]);
  await local.stop();
});

test("[FAULT-37] a form sent within 2 seconds is counted in the log, and the owner hears of it within the hour", async () => {
  await nextDigests();
  service.passTime(50 * MINUTES);
  await nextDigests();
  written.length = 0;
  const stamp = formStartedResponse.parse(await (await service.call("/api/contact")).json());
  await postLead(service, { email: "autofill@example.com" }, { "X-Form-Began": stamp.stamp });
  const { id } = await lastLead();
  const logged = written
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "lead held back");
  expect(logged).toMatchObject([{ lead: id, suspicions: ["too-fast"] }]);
  expect(written.join()).not.toContain("autofill");

  service.passTime(40 * MINUTES);
  expect(await nextDigests()).toHaveLength(0);
  service.passTime(9 * MINUTES);
  const [mail, ...more] = await nextDigests();
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual([owner]);
  expect(mail?.text).toContain("autofill@example.com");
  expect(mail?.text).toContain("It was sent within 3 seconds.");
  service.passTime(2 * 60 * MINUTES);
  expect(await nextDigests(), "nothing is told twice").toHaveLength(0);
});

test("[FAULT-37] opening the owner's link changes nothing; one press releases the lead, a second press nothing more", async () => {
  const { lead, token } = await holdBack("held@example.com");
  for (let look = 0; look < 3; look++) {
    const answer = await release(token, "GET");
    expect(quarantinedLead.parse(await answer.json())).toMatchObject({
      state: "held",
      email: "held@example.com",
      reasons: ["honeypot"],
    });
  }
  expect(await service.mailJobs({ leadId: lead.id })).toEqual([]);

  const presses = await Promise.all(Array.from({ length: 5 }, () => release(token)));
  for (const pressed of presses) {
    expect([pressed.status, quarantinedLead.parse(await pressed.json()).state]).toEqual([
      200,
      "released",
    ]);
  }
  const mails = await receivedOf(service, { leadId: lead.id } as never);
  expect(mails.map(({ recipients }) => recipients).sort()).toEqual([["held@example.com"], [owner]]);
  service.passTime(31 * DAYS);
  expect((await release(token, "GET")).status).toBe(410);
});

test("[FAULT-37] a lead that takes the place of another, as after a restore, is not released by the old link", async () => {
  const { lead, token } = await holdBack("before@example.com");
  await service.db
    .updateTable("leads")
    .set({ email: "after@example.com", fingerprint: Buffer.from("another lead's") })
    .where("id", "=", lead.id)
    .execute();
  expect((await release(token, "GET")).status).toBe(404);
  expect((await release(token)).status).toBe(404);
  expect((await lastLead()).suspicions).toEqual(["honeypot"]);
});

test("[FAULT-37] a flood is told in full, people first, and nothing past the hundredth is dropped", async () => {
  const rows = Array.from({ length: 450 }, (_, n) => ({
    name: `Program ${n}`,
    email: `flood-${n}@example.net`,
    phone: "",
    message: "Buy",
    reply_to: `flood-${n}@example.net`,
    suspicions: ["burst"],
    fingerprint: Buffer.from(`flood ${n}`),
  }));
  await service.db.insertInto("leads").values(rows).execute();
  await postLead(service, { email: "honest@example.com" }, { Origin: "https://elsewhere.example" });
  service.passTime(50 * MINUTES);
  const first = await nextDigests();
  expect(first).toHaveLength(10);
  expect(first.filter(({ text }) => text?.includes("honest@example.com"))).toHaveLength(1);
  expect(first.map(({ text }) => text).join()).toContain("51 more");
  for (const { html = "" } of first) expect(html.length).toBeLessThan(100_000);

  // The worker was down for days, and comes back.
  service.passTime(3 * DAYS);
  const second = await nextDigests();
  const told = [...first, ...second].map(({ text }) => text).join();
  const missing = rows.filter(({ email }) => !told.includes(email));
  expect(missing.map(({ email }) => email)).toEqual([]);
});
