import { randomUUID } from "node:crypto";
import type { LeadDetail, LeadState, PersonalData, WorklistEntry } from "@agency/contract/api/desk";
import { textLimits } from "@agency/contract/limits/text-limits";
import { replyPlaceholders } from "@agency/contract/offers/saved-reply-type";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { ageSessions, type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { receivedEmails, waitForEmail, waitUntilMailSent } from "../../testing/mail.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { buildWorklist } from "../desk/worklist.ts";
import * as emails from "./emails.ts";
import { leadMessages } from "./messages.ts";

const owners = ["nell@agency.example", "cal@agency.example"] as const;
const text = "Hello Ada,\n\nTuesday at 10 suits us.\n<b>Nell</b>";

let service: TestService;
let desk: Browser;
let second: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: owners.join(", ") } });
  [desk, second] = await Promise.all([signIn(service, owners[0]), signIn(service, owners[1])]);
});
afterAll(() => service.stop());

let leadCount = 0;

/** Sends the quote form. Returns the ID of the lead. */
async function addLead(fields: Record<string, string> = {}) {
  const email = `ada-${++leadCount}@example.com`;
  await postLead(service, { email, ...fields });
  const { id } = await service.db
    .selectFrom("leads")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { id, email };
}

interface Reply {
  from?: LeadState;
  message?: string;
  idempotencyKey?: string;
}
const postReply = (id: number, reply: Reply = {}, browser = desk) =>
  browser.call(`/leads/${id}/replies`, {
    body: { idempotencyKey: randomUUID(), from: "new", message: text, ...reply },
  });
const reply = async (...args: Parameters<typeof postReply>) => {
  const response = await postReply(...args);
  expect(response.status).toBe(200);
  return (await response.json()) as LeadDetail;
};
const readError = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const findEntry = async (id: number): Promise<WorklistEntry | undefined> =>
  (await buildWorklist(service)).find((entry) => entry.id === `lead-${id}`);
/** The item once a follow-up is due, which may wait for a holiday. */
async function findLaterEntry(id: number) {
  service.passTime(7 * DAYS);
  const entry = await findEntry(id);
  service.passTime(-7 * DAYS);
  return entry;
}
const findReplyEmails = async ({ replies }: LeadDetail) =>
  (await Promise.all(replies.map(({ id }) => receivedEmails(service, { replyId: id })))).flat();

test("emails the reply with the quoted message, as a reply to the acknowledgement", async () => {
  const { id, email } = await addLead({ message: "A site, please.\nFor my engine." });
  const acknowledgement = await waitForEmail(service, emails.leadAcknowledgement({ leadId: id }));
  await waitUntilMailSent(service);
  const [sent, ...others] = await findReplyEmails(await reply(id));
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    recipients: [email],
    subject: "Re: Your message to Mesa & Main",
    from: { name: "Nell at Mesa & Main", address: "hello@agency.example" },
    replyTo: [{ address: owners[0] }],
    inReplyTo: acknowledgement.messageId,
    references: acknowledgement.messageId,
  });
  expect(sent?.text).toMatch(
    /^Hello Ada,\n\nTuesday at 10 suits us\.\n<b>Nell<\/b>\n\nYou wrote on /,
  );
  expect(sent?.text).toMatch(/> \d+: A site, please\.\n> For my engine\./);
  expect(sent?.html).toContain("&lt;b&gt;Nell&lt;/b&gt;");
  const { replies, events, state } = await desk.read<LeadDetail>(`/leads/${id}`);
  expect(state).toBe("answered");
  expect(replies).toEqual([
    expect.objectContaining({ owner: "Nell", message: text, sentAt: expect.any(String) }),
  ]);
  expect(events.map(({ title, note }) => [title, note])).toEqual([
    ["Sent a message", undefined],
    ["Replied", text],
    ["Marked as answered", undefined],
  ]);
});

test("does not refer to an acknowledgement that was not sent", async () => {
  const { id } = await addLead({ email: "same@example.com" });
  await waitForEmail(service, emails.leadAcknowledgement({ leadId: id }));
  const again = await addLead({ email: "same@example.com" });
  await waitUntilMailSent(service);
  const [sent] = await findReplyEmails(await reply(again.id));
  expect([sent?.inReplyTo, sent?.references]).toEqual([undefined, undefined]);
});

test("writes to the address in _replyto", async () => {
  const { id } = await addLead({ _replyto: "office@example.com" });
  const [sent] = await findReplyEmails(await reply(id));
  expect(sent?.recipients).toEqual(["office@example.com"]);
});

test("comes back to the worklist after three days, until the lead responds", async () => {
  const { id } = await addLead();
  const { followUpAt, snoozedUntil } = await reply(id);
  expect(followUpAt).toBe(snoozedUntil);
  expect(await findEntry(id)).toBeUndefined();
  const { name } = await desk.read<LeadDetail>(`/leads/${id}`);
  expect(await findLaterEntry(id)).toMatchObject({
    title: `No response for three days: ${name}`,
    lead: { id, state: "answered", isUnanswered: true },
  });
  const answered = await desk.read<LeadDetail>(`/leads/${id}/response-received`, { body: {} });
  expect(answered.followUpAt).toBeUndefined();
  expect(answered.events.at(-1)).toMatchObject({ title: "Received a response", owner: "Nell" });
  expect(await findLaterEntry(id)).toBeUndefined();
  const repeated = await second.call(`/leads/${id}/response-received`, { body: {} });
  expect(await readError(repeated)).toEqual([409, "edit-conflict"]);
});

test.each<LeadState>(["answered", "quoted", "won", "lost", "spam"])(
  "ends the follow-up when an owner marks the lead as %s",
  async (to) => {
    const { id } = await addLead();
    await reply(id);
    expect(await findLaterEntry(id)).toBeDefined();
    await desk.read(`/leads/${id}/state`, { body: { from: "answered", to } });
    expect(await findLaterEntry(id)).toBeUndefined();
  },
);

test("ends the follow-up when an owner snoozes the lead, and starts again with another reply", async () => {
  const { id } = await addLead();
  await reply(id);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const snoozed = await desk.read<LeadDetail>(`/leads/${id}/snooze`, { body: { until } });
  expect([snoozed.snoozedUntil, snoozed.followUpAt]).toEqual([until, undefined]);
  expect(await findLaterEntry(id)).toMatchObject({ title: expect.stringMatching(/^Follow up: /) });
  const again = await reply(id, { from: "answered", message: "Did you get our reply?" });
  expect(again.followUpAt).toBeDefined();
  expect(again.replies).toHaveLength(2);
  expect(await findReplyEmails(again)).toHaveLength(2);
  expect(await findEntry(id)).toBeUndefined();
});

test.each<[LeadState, boolean]>([
  ["quoted", true],
  ["won", false],
  ["lost", false],
])("keeps the state %s, with a follow-up: %s", async (state, isFollowedUp) => {
  const { id } = await addLead();
  await desk.read(`/leads/${id}/state`, { body: { from: "new", to: state } });
  const replied = await reply(id, { from: state });
  expect(replied.state).toBe(state);
  expect(replied.followUpAt !== undefined).toBe(isFollowedUp);
});

test("rejects a reply to a lead that is quarantined, spam or deleted", async () => {
  const quarantined = await addLead({ _gotcha: "autofilled" });
  expect(await readError(await postReply(quarantined.id))).toEqual([409, "lead-quarantined"]);
  const spam = await addLead();
  await desk.read(`/leads/${spam.id}/state`, { body: { from: "new", to: "spam" } });
  expect(await readError(await postReply(spam.id, { from: "spam" }))).toEqual([409, "lead-spam"]);
  expect(await readError(await postReply(999_999))).toEqual([404, "unknown-lead"]);
  const replies = service.db.selectFrom("lead_replies").select("id");
  expect(await replies.where("lead_id", "in", [quarantined.id, spam.id]).execute()).toEqual([]);
});

test("rejects an empty, a long and an unfinished message", async () => {
  const { id } = await addLead();
  for (const message of ["", " \n ", "x".repeat(textLimits.reply + 1)])
    expect(await readError(await postReply(id, { message }))).toEqual([400, "invalid"]);
  for (const name of replyPlaceholders)
    expect(await readError(await postReply(id, { message: `Hi {${name}},` }))).toEqual([
      422,
      "unfilled-placeholder",
    ]);
  await reply(id, { message: "é".repeat(textLimits.reply) });
});

test("rejects a reply when another owner was first, and a reused key", async () => {
  const { id } = await addLead();
  const idempotencyKey = randomUUID();
  await reply(id, { idempotencyKey });
  expect((await reply(id, { idempotencyKey })).replies).toHaveLength(1);
  const late = await postReply(id, {}, second);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    code: "edit-conflict",
    error: "Nell already changed this lead. It is now answered.",
  });
  const other = await addLead();
  for (const changed of [
    await postReply(id, { idempotencyKey, message: "Something else" }),
    await postReply(other.id, { idempotencyKey }),
  ])
    expect(await readError(changed)).toEqual([409, "idempotency-key-reused"]);
});

test("directs responses to the agency once the owner is removed", async () => {
  const { id } = await addLead();
  const [written] = (await reply(id, {}, second)).replies;
  const definition = leadMessages.find(({ kind }) => kind === emails.leadReply.kind);
  const settings = { ...service.settings, OWNER_EMAILS: [owners[0]] };
  const composed = await definition?.compose(
    { ...service, settings },
    emails.leadReply({ replyId: written?.id ?? 0 }),
  );
  expect(composed?.message.replyTo).toBeUndefined();
});

test("shows a bounced reply as an alert and in the history of the lead", async () => {
  const { id, email } = await addLead({ name: "Ada Typo" });
  await waitUntilMailSent(service);
  service.mailbox.unknownRecipients.add(email);
  await reply(id);
  const alert = await vi.waitFor(
    async () => {
      const found = (await buildWorklist(service)).find(({ kind }) => kind === "alert");
      if (!found) throw new Error("no alert yet");
      return found;
    },
    { timeout: 60_000 },
  );
  expect(alert.title).toBe("An email could not be delivered: Ada Typo");
  expect(await desk.read(alert.path)).toMatchObject({ lead: id });
  const { events, replies } = await desk.read<LeadDetail>(`/leads/${id}`);
  expect(events.at(-1)).toMatchObject({ title: "Email not delivered: lead reply" });
  expect(replies[0]?.sentAt).toBeUndefined();
});

test("exports replies, and deletes them with the lead before they are sent", async () => {
  const { id, email } = await addLead();
  await waitUntilMailSent(service);
  service.mailbox.rejectWith = 451;
  const { replies } = await reply(id);
  const data = await desk.read<PersonalData>(`/personal-data?email=${email}`);
  expect(data.leads[0]?.replies).toEqual([
    { at: expect.any(String), owner: "Nell", message: text },
  ]);
  await ageSessions(service);
  await markPasskeyVerified(service);
  await desk.read("/personal-data/delete", { body: { email } });
  expect(await service.db.selectFrom("lead_replies").where("lead_id", "=", id).execute()).toEqual(
    [],
  );
  await vi.waitFor(
    async () => {
      const jobs = await service.mailJobs({ replyId: replies[0]?.id });
      expect(jobs.map(({ state }) => state)).toEqual(["completed"]);
    },
    { timeout: 60_000 },
  );
  // An attempt that started before the deletion must be rejected, too.
  service.mailbox.rejectWith = 0;
  expect(
    service.mailbox.received.some(
      ({ recipients, subject }) => recipients.includes(email) && subject?.startsWith("Re:"),
    ),
  ).toBe(false);
});
