import { leadStampAnswer } from "@agency/contract/leads";
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
    const { stamp } = leadStampAnswer.parse(await (await service.call("/api/contact")).json());
    await expectHeld(await send({}, { "X-Form-Began": stamp }), "too-fast");
    service.passTime(4);
    await send({}, { "X-Form-Began": stamp });
    expect((await lastLead())?.suspicions).toEqual([]);
  });
  test("[FAULT-16] a stamp that was not signed by us", async () => {
    await expectHeld(await send({}, { "X-Form-Began": "1.forged" }), "too-fast");
  });
});
