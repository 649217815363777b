import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { freshAddress } from "../../testing/orders.ts";
import { buildContent } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("saves a draft that is as large as the contract allows", async () => {
  const browser = await signIn(service);
  // A check mark takes three bytes, a tab two in JSON.
  const fill = (length: number) => `${"\u2713\t".repeat(length)}`.slice(0, length - 1).concat("x");
  const line = { name: fill(200), quantityHundredths: 100, unitCents: 100 };
  const content = buildContent({
    client: {
      ...{ name: fill(200), email: "max@example.com", company: fill(200) },
      ...{ taxId: fill(40), address: fill(500) },
    },
    ...{ title: fill(150), body: fill(10_000), lines: Array(50).fill(line) },
  });
  const body = { idempotencyKey: crypto.randomUUID(), content };
  expect(JSON.stringify(body).length).toBeGreaterThan(20_000);
  const draft = await browser.read<PaymentRequestDetail>("/payment-requests", { body });
  expect(draft.content).toMatchObject({ body: content.body, title: content.title });
  const saved = { revision: draft.revision, content };
  const path = `/payment-requests/${draft.number}`;
  expect((await browser.call(path, { method: "PUT", body: saved })).status).toBe(200);
});

test("rejects a body that is larger than the contract allows before parsing it", async () => {
  const browser = await signIn(service);
  const content = buildContent({ body: "x".repeat(300_000) });
  const body = { idempotencyKey: crypto.randomUUID(), content };
  expect((await browser.call("/payment-requests", { body })).status).toBe(413);
  const note = { text: "x".repeat(40_000) };
  expect((await browser.call("/leads/1/notes", { body: note })).status).toBe(413);
});

test("serves the OpenAPI document only to this machine", async () => {
  const path = "/api/openapi.json";
  expect((await fetch(service.url + path)).status).toBe(200);
  const response = await service.call(path);
  expect([response.status, await response.json()]).toEqual([
    404,
    { code: "not-found", error: "Not found." },
  ]);
});

test("counts a quote request before reading its body", async () => {
  const from = freshAddress();
  const send = (headers: Record<string, string> = {}) =>
    service.call("/api/contact", {
      ...{ method: "POST", from, body: "not a form" },
      headers: { "Content-Type": "multipart/form-data; boundary=x", ...headers },
    });
  for (let n = 0; n < 60; n++) expect((await send()).status).toBe(400);
  const rejected = await send();
  expect([rejected.status, await rejected.json()]).toEqual([
    429,
    { code: "rate-limited", error: "Too many requests. Please wait a minute." },
  ]);
  const page = await send({ Accept: "text/html" });
  expect(page.status).toBe(429);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain("Too many requests. Please wait a minute.");
});
