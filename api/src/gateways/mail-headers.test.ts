import { afterAll, beforeAll, expect, test } from "vitest";
import { postLead } from "../../testing/leads.ts";
import { mailSettled } from "../../testing/mail.ts";
import { encodedWords, mailInjections } from "../../testing/mail-injections.ts";
import type { Received } from "../../testing/mailbox.ts";
import { postClaim, postJson } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const ours = [
  "from",
  "to",
  "reply-to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
  "auto-submitted",
];

/** Read from the bytes themselves: a parser may forgive what another takes for a header. */
function headersOf({ raw }: Received) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  expect(head.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  return head
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n")
    .map((line) => {
      const [, name = "", value = ""] = /^([A-Za-z-]+): (.*)$/.exec(line) ?? [];
      expect(ours, line).toContain(name.toLowerCase());
      return [name.toLowerCase(), value] as const;
    });
}

function expectClean(mail: Received) {
  expect(mail.recipients).toHaveLength(1);
  const [recipient = ""] = mail.recipients;
  if (recipient !== owner) expect(recipient).toMatch(/^ada-\d+@example\.com$/);
  expect(mail.to?.map(({ address }) => address)).toEqual(mail.recipients);
  expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.replyTo?.[0]?.address).not.toContain("evil.example");
  const names = headersOf(mail).map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
}

const plain = {
  name: "Ada",
  phone: "303 555 0142",
  message: "Hello",
  email: "ada@example.com",
  _replyto: "ada@example.com",
};
type Field = keyof typeof plain;

let visitors = 0;

/** Sends the form with each text after, in a header also before, what the field should hold; answers what was mailed. */
async function mailedFor(field: Field, injections: string[]) {
  service.mailbox.received.length = 0;
  const statuses = [];
  for (const injection of injections) {
    const values = [plain[field] + injection];
    if (field !== "phone" && field !== "message") values.push(injection + plain[field]);
    for (const value of values) {
      // An address of its own: a mailbox is thanked once an hour.
      const email = `ada-${++visitors}@example.com`;
      statuses.push((await postLead(service, { email, [field]: value })).status);
    }
  }
  expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
  const accepted = statuses.filter((status) => status === 200).length;
  await mailSettled(service);
  expect(service.mailbox.received).toHaveLength(accepted * 2);
  return service.mailbox.received;
}

test.each(["name", "phone", "message"] as const)(
  "[FAULT-19] whatever words stand in the field %s, each message has one recipient, our headers only and a subject of one line",
  async (field) => {
    const mailed = await mailedFor(field, mailInjections);
    expect(mailed.length).toBeGreaterThan(50);
    for (const mail of mailed) {
      expectClean(mail);
      expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  },
);

test("[FAULT-19] a name with an encoded line break adds no header and no recipient", async () => {
  const mailed = await mailedFor("name", encodedWords);
  for (const mail of mailed) expectClean(mail);
});

test("[FAULT-19] a name with an encoded line break is shown as one line by a mail program", async () => {
  const mailed = await mailedFor("name", encodedWords);
  for (const { subject } of mailed) expect(subject).not.toMatch(/[\r\n]/);
});

test.each(["email", "_replyto"] as const)(
  "[FAULT-19] an address with more than an address in the field %s is refused, and nothing is sent",
  async (field) => {
    expect(await mailedFor(field, [...mailInjections, ...encodedWords])).toEqual([]);
  },
);

test.each(["/api/claims", "/api/find-order"])(
  "[FAULT-19] an address with more than an address in it is refused by %s, and nothing is sent",
  async (path) => {
    service.mailbox.received.length = 0;
    for (const injection of mailInjections) {
      for (const email of [`ada@example.com${injection}`, `${injection}ada@example.com`]) {
        const answer = await (path === "/api/claims"
          ? postClaim(service, { email })
          : postJson(service, path, { email }));
        expect(answer.status, JSON.stringify(email)).toBe(400);
      }
    }
    expect(await service.db.selectFrom("orders").select("id").execute()).toEqual([]);
    expect(await service.mailJobs({ kind: "find-order" })).toEqual([]);
    expect(service.mailbox.received).toEqual([]);
  },
);
