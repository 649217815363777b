import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../testing/desk.ts";
import { freshAddress } from "../testing/orders.ts";
import { buildContent } from "../testing/requests.ts";
import { startTestService, type TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("saves a draft that is as large as the contract allows", async () => {
  const browser = await signIn(service);
  // Three bytes each; a tab is written with two.
  const fill = (length: number) => `${"\u2713\t".repeat(length)}`.slice(0, length - 1).concat("x");
  const line = { name: fill(200), quantityHundredths: 100, unitCents: 100 };
  const content = buildContent({
    client: {
      ...{ name: fill(200), email: "max@example.com", company: fill(200) },
      ...{ vatId: fill(40), address: fill(500) },
    },
    ...{ title: fill(150), body: fill(10_000), lines: Array(50).fill(line) },
  });
  const body = { key: crypto.randomUUID(), content };
  expect(JSON.stringify(body).length).toBeGreaterThan(20_000);
  const written = await browser.read<PaymentRequestDetail>("/requests", { body });
  expect(written.content).toMatchObject({ body: content.body, title: content.title });
  const saved = { revision: written.revision, content };
  const path = `/requests/${written.number}`;
  expect((await browser.call(path, { method: "PUT", body: saved })).status).toBe(200);
});

test("rejects what is larger than the contract allows, before it is parsed", async () => {
  const browser = await signIn(service);
  const content = buildContent({ body: "x".repeat(300_000) });
  const body = { key: crypto.randomUUID(), content };
  expect((await browser.call("/requests", { body })).status).toBe(413);
  const note = { text: "x".repeat(40_000) };
  expect((await browser.call("/leads/1/notes", { body: note })).status).toBe(413);
});

test("describes its routes to this machine alone", async () => {
  const path = "/api/openapi.json";
  expect((await fetch(service.url + path)).status).toBe(200);
  const answer = await service.call(path);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { code: "not-found", error: "There is nothing at this address." },
  ]);
});

test("counts a quote request before its body is read", async () => {
  const from = freshAddress();
  const send = (headers: Record<string, string> = {}) =>
    service.call("/api/contact", {
      ...{ method: "POST", from, body: "not a form" },
      headers: { "Content-Type": "multipart/form-data; boundary=x", ...headers },
    });
  for (let n = 0; n < 60; n++) expect((await send()).status).toBe(400);
  const refused = await send();
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { code: "too-many", error: "Too many requests. Please wait a minute." },
  ]);
  const page = await send({ Accept: "text/html" });
  expect(page.status).toBe(429);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await page.text()).toContain("Too many requests. Please wait a minute.");
});
