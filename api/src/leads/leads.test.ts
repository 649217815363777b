import { createHash } from "node:crypto";
import { formStartedResponse } from "@agency/contract/api/leads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let visitor = 0;

/** What the quote form sends; every visitor has an address of their own. */
function send(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const form = new FormData();
  const filled = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "",
    message: `A site for my engine, please. ${++visitor}`,
    _gotcha: "",
    _replyto: "ada@example.com",
    ...fields,
  };
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  return service.call("/api/contact", {
    method: "POST",
    body: form,
    headers: { Accept: "application/json", ...headers },
    from: `198.51.100.${visitor}`,
  });
}

const lastLead = () =>
  service.db.selectFrom("leads").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();

test("a lead is stored, the owner is told, and the visitor gets an acknowledgement", async () => {
  const answer = await send({
    name: "Grace",
    email: "grace@example.com",
    _replyto: "grace@example.com",
  });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(await lastLead()).toMatchObject({ name: "Grace", suspicions: [] });

  const told = await service.mailbox.waitFor(({ recipients }) => recipients.includes(owner));
  expect(told.replyTo?.[0]?.address).toBe("grace@example.com");
  expect(told.from?.address).toBe("hello@agency.example");
  expect(told.text).toContain("A site for my engine, please.");

  const thanked = await service.mailbox.waitFor(({ recipients }) =>
    recipients.includes("grace@example.com"),
  );
  expect(thanked.text).not.toMatch(/engine|Grace/);
  expect(thanked.text).toMatch(/You hear from one of us by (Mon|Tues|Wednes|Thurs|Fri)day, /);
  expect(thanked.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-replied");
});

test("a form sent without JavaScript is thanked with a page", async () => {
  const answer = await send({}, { Accept: "text/html" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toContain("Thanks for contacting us! We'll be in touch shortly.");
});

test("answers a form sent without JavaScript with a styled page when the body cannot be read", async () => {
  for (const [type, body, status] of [
    ["multipart/form-data; boundary=x", "x".repeat(200_000), 413],
    ["multipart/form-data; boundary=x", "no form", 400],
    ["text/x-<b>", "no form", 415],
  ] as const) {
    const answer = await service.call("/api/contact", {
      method: "POST",
      headers: { Accept: "text/html", "Content-Type": type },
      body,
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    const page = await answer.text();
    expect(page).toContain("Submission failed. Please try again.");
    expect(page).not.toContain("<b>");
  }
});

test("allows its result page nothing but its own style", async () => {
  const answer = await send({}, { Accept: "text/html" });
  const style = /<style>([^<]*)<\/style>/.exec(await answer.text())?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test.each([
  ["a phone of 70 characters", { phone: "303 555 0100 ".repeat(6).slice(0, 70) }],
  ["a phone as long as the field", { phone: "1".repeat(200) }],
  ["a name of 250 characters", { name: "x".repeat(250) }],
  ["a name of spaces", { name: "  " }],
  ["two dots in the address", { email: "x..y@example.com", _replyto: "x..y@example.com" }],
  ["an address without a dot", { email: "a@b", _replyto: "a@b" }],
  ["a long last label", { email: `a@${"b".repeat(63)}` }],
  ["a domain in its own letters", { email: "ada@exämple.example" }],
  ["an empty hidden field", { email: "replies@example.com", _replyto: "" }],
  ["the longest message, half of it line breaks", { message: "é\r\n".repeat(10_000) }],
])("[FAULT-39] %s, which every browser lets through, is stored", async (_what, fields) => {
  const answer = await send(fields);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  const trimmed = Object.entries(fields).map(([name, text]) => [name, text.trim()]);
  const { _replyto, ...stored } = Object.fromEntries(trimmed);
  expect(await lastLead()).toMatchObject(stored);
});

test.each([
  ["email", { email: "no address" }],
  ["email", { email: "a@b, c@d" }],
  ["message", { message: "" }],
  ["phone", { phone: "1".repeat(201) }],
])("[FAULT-39] a refused %s is named", async (field, fields) => {
  const answer = await send(fields);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: "invalid", error: `Please check: ${field}.` },
  ]);
  const page = await send(fields, { Accept: "text/html" });
  expect([page.status, page.headers.get("content-type")]).toEqual([
    400,
    "text/html; charset=utf-8",
  ]);
  expect(await page.text()).toContain(`Please check: ${field}.`);
});

describe("[FAULT-16] what looks like spam is kept with its reason, and the sender is not told", () => {
  const expectHeld = async (answer: Response, reason: string) => {
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    const lead = await lastLead();
    expect(lead?.suspicions).toContain(reason);
    expect(await service.mailJobs({ leadId: lead?.id })).toEqual([]);
  };

  test("[FAULT-16] a filled honeypot", async () => {
    await expectHeld(await send({ _gotcha: "http://pills.example" }), "honeypot");
  });
  test("[FAULT-16] a form on another site", async () => {
    await expectHeld(await send({}, { Origin: "https://elsewhere.example" }), "foreign-origin");
  });
  test("[FAULT-16] the same message again", async () => {
    await send({ message: "Twice" });
    await expectHeld(await send({ message: "Twice" }), "duplicate");
  });
  test("[FAULT-16] a form filled in faster than anybody types", async () => {
    const { stamp } = formStartedResponse.parse(await (await service.call("/api/contact")).json());
    await expectHeld(await send({}, { "X-Form-Began": stamp }), "too-fast");
    service.passTime(4);
    await send({}, { "X-Form-Began": stamp });
    expect((await lastLead())?.suspicions).toEqual([]);
  });
  test("[FAULT-16] a stamp that was not signed by us", async () => {
    await expectHeld(await send({}, { "X-Form-Began": "1.forged" }), "too-fast");
  });
});
