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

/** Sends what the quote form sends, each time from another IP address. */
function send(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const form = new FormData();
  const allFields = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "",
    message: `A site for my engine, please. ${++visitor}`,
    _gotcha: "",
    _replyto: "ada@example.com",
    ...fields,
  };
  for (const [name, value] of Object.entries(allFields)) form.set(name, value);
  return service.call("/api/contact", {
    method: "POST",
    body: form,
    headers: { Accept: "application/json", ...headers },
    from: `198.51.100.${visitor}`,
  });
}

const lastLead = () =>
  service.db.selectFrom("leads").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst();

test("stores a lead, notifies the owner and sends the visitor an acknowledgement", async () => {
  const response = await send({
    name: "Grace",
    email: "grace@example.com",
    _replyto: "grace@example.com",
  });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(await lastLead()).toMatchObject({ name: "Grace", quarantine_reasons: [] });

  const notification = await service.mailbox.waitFor(({ recipients }) =>
    recipients.includes(owner),
  );
  expect(notification.replyTo?.[0]?.address).toBe("grace@example.com");
  expect(notification.from?.address).toBe("hello@agency.example");
  expect(notification.text).toContain("A site for my engine, please.");

  const acknowledgement = await service.mailbox.waitFor(({ recipients }) =>
    recipients.includes("grace@example.com"),
  );
  expect(acknowledgement.text).not.toMatch(/engine|Grace/);
  expect(acknowledgement.text).toMatch(/We’ll reply by (Mon|Tues|Wednes|Thurs|Fri)day, /);
  expect(acknowledgement.headers.find(({ key }) => key === "auto-submitted")?.value).toBe(
    "auto-replied",
  );
});

test("shows a thank-you page when the form was sent without JavaScript", async () => {
  const response = await send({}, { Accept: "text/html" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toContain("Thanks for contacting us! We'll be in touch shortly.");
});

test("shows a styled error page when a form without JavaScript cannot be read", async () => {
  for (const [type, body, status] of [
    ["multipart/form-data; boundary=x", "x".repeat(200_000), 413],
    ["multipart/form-data; boundary=x", "no form", 400],
    ["text/x-<b>", "no form", 415],
  ] as const) {
    const response = await service.call("/api/contact", {
      method: "POST",
      headers: { Accept: "text/html", "Content-Type": type },
      body,
    });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    const page = await response.text();
    expect(page).toContain("Submission failed. Please try again.");
    expect(page).not.toContain("<b>");
  }
});

test("allows only its own style on the result page", async () => {
  const response = await send({}, { Accept: "text/html" });
  const style = /<style>([^<]*)<\/style>/.exec(await response.text())?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(response.headers.get("content-security-policy")).toBe(
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
])("[FAULT-39] stores %s, which every browser allows", async (_what, fields) => {
  const response = await send(fields);
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  const trimmed = Object.entries(fields).map(([name, text]) => [name, text.trim()]);
  const { _replyto, ...stored } = Object.fromEntries(trimmed);
  expect(await lastLead()).toMatchObject(stored);
});

test.each([
  ["email", { email: "no address" }],
  ["email", { email: "a@b, c@d" }],
  ["message", { message: "" }],
  ["phone", { phone: "1".repeat(201) }],
])("[FAULT-39] names the field when %s is invalid", async (field, fields) => {
  const response = await send(fields);
  expect([response.status, await response.json()]).toEqual([
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

describe("[FAULT-16] quarantines a lead with the reason and hides it from the sender", () => {
  const expectQuarantined = async (response: Response, reason: string) => {
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    const lead = await lastLead();
    expect(lead?.quarantine_reasons).toContain(reason);
    expect(await service.mailJobs({ leadId: lead?.id })).toEqual([]);
  };

  test("[FAULT-16] when the honeypot is filled in", async () => {
    await expectQuarantined(await send({ _gotcha: "http://pills.example" }), "honeypot");
  });
  test("[FAULT-16] when the form is on another site", async () => {
    await expectQuarantined(
      await send({}, { Origin: "https://elsewhere.example" }),
      "cross-origin",
    );
  });
  test("[FAULT-16] when the message is a duplicate", async () => {
    await send({ message: "Twice" });
    await expectQuarantined(await send({ message: "Twice" }), "duplicate");
  });
  test("[FAULT-16] when the form was filled in too fast", async () => {
    const { formToken } = formStartedResponse.parse(
      await (await service.call("/api/contact")).json(),
    );
    await expectQuarantined(await send({}, { "x-form-started": formToken }), "too-fast");
    service.passTime(4);
    await send({}, { "x-form-started": formToken });
    expect((await lastLead())?.quarantine_reasons).toEqual([]);
  });
  test("[FAULT-16] when the form token is forged", async () => {
    await expectQuarantined(await send({}, { "x-form-started": "1.forged" }), "too-fast");
  });
});
