import { afterAll, beforeAll, expect, test } from "vitest";
import { postLead } from "../../testing/leads.ts";
import { waitUntilMailSent } from "../../testing/mail.ts";
import { parseHeaders } from "../../testing/mail-headers.ts";
import { encodedInjections, mailInjections } from "../../testing/mail-injections.ts";
import type { Received } from "../../testing/mailbox.ts";
import { postClaim, postJson } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

function expectNoInjection(email: Received) {
  expect(email.recipients).toHaveLength(1);
  const [recipient = ""] = email.recipients;
  if (recipient !== owner) expect(recipient).toMatch(/^ada-\d+@example\.com$/);
  expect(email.to?.map(({ address }) => address)).toEqual(email.recipients);
  expect([email.cc, email.bcc]).toEqual([undefined, undefined]);
  expect(email.replyTo).toHaveLength(1);
  expect(email.replyTo?.[0]?.address).not.toContain("evil.example");
  const names = parseHeaders(email).map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
}

const validFields = {
  name: "Ada",
  phone: "303 555 0142",
  message: "Hello",
  email: "ada@example.com",
  _replyto: "ada@example.com",
};
type Field = keyof typeof validFields;

let visitorCount = 0;

/** Submits the form with each injection after the valid value, for header fields also before it. Returns the emails. */
async function sendInjections(field: Field, injections: string[]) {
  service.mailbox.received.length = 0;
  const statuses = [];
  for (const injection of injections) {
    const values = [validFields[field] + injection];
    if (field !== "phone" && field !== "message") values.push(injection + validFields[field]);
    for (const value of values) {
      // A new address each time, because an address gets one confirmation per hour.
      const email = `ada-${++visitorCount}@example.com`;
      statuses.push((await postLead(service, { email, [field]: value })).status);
    }
  }
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
  const acceptedCount = statuses.filter((status) => status === 200).length;
  await waitUntilMailSent(service);
  expect(service.mailbox.received).toHaveLength(acceptedCount * 2);
  return service.mailbox.received;
}

test.each(["name", "phone", "message"] as const)(
  "[FAULT-19] adds no recipient, header or subject line when the field %s contains an injection",
  async (field) => {
    const emails = await sendInjections(field, mailInjections);
    expect(emails.length).toBeGreaterThan(50);
    for (const email of emails) {
      expectNoInjection(email);
      expect(email.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  },
);

test("[FAULT-19] adds no header or recipient when a name contains an encoded line break", async () => {
  const emails = await sendInjections("name", encodedInjections);
  for (const email of emails) expectNoInjection(email);
});

test("[FAULT-19] keeps the parsed subject on one line when a name contains an encoded line break", async () => {
  const emails = await sendInjections("name", encodedInjections);
  for (const { subject } of emails) expect(subject).not.toMatch(/[\r\n]/);
});

test.each(["email", "_replyto"] as const)(
  "[FAULT-19] sends nothing when the address in the field %s contains an injection",
  async (field) => {
    expect(await sendInjections(field, [...mailInjections, ...encodedInjections])).toEqual([]);
  },
);

test.each(["/api/claims", "/api/find-order"])(
  "[FAULT-19] responds with 400 and sends nothing when an address sent to %s contains an injection",
  async (path) => {
    service.mailbox.received.length = 0;
    for (const injection of mailInjections) {
      for (const email of [`ada@example.com${injection}`, `${injection}ada@example.com`]) {
        const response = await (path === "/api/claims"
          ? postClaim(service, { email })
          : postJson(service, path, { email }));
        expect(response.status, JSON.stringify(email)).toBe(400);
      }
    }
    expect(await service.db.selectFrom("orders").select("id").execute()).toEqual([]);
    expect(await service.mailJobs({ kind: "order-lookup" })).toEqual([]);
    expect(service.mailbox.received).toEqual([]);
  },
);
