import { errorResponse } from "@agency/contract/api/orders";
import type {
  PaymentRequestContent,
  PaymentRequestDetail,
} from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { accept, buildContent } from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  desk = await signIn(shop);
});
afterAll(() => shop.close());

type Body = Record<string, unknown>;
const post = async (path: string, body: Body) => {
  const response = await desk.call(path, { body });
  return response.ok
    ? [response.status]
    : [response.status, errorResponse.parse(await response.json()).code ?? ""];
};
const buildDraft = (changes: Partial<PaymentRequestContent> = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  content: buildContent(changes),
});
const line = (quantityHundredths: number, unitCents: number) => ({
  ...{ name: "Work", quantityHundredths, unitCents },
});
async function createAccepted(changes: Partial<PaymentRequestContent> = {}) {
  const { content, ...body } = buildDraft(changes);
  const { number } = await desk.read<PaymentRequestDetail>("/payment-requests", {
    body: { ...body, content },
  });
  const path = `/payment-requests/${number}`;
  const sent = await desk.read<PaymentRequestDetail>(`${path}/send`, {
    body: { revision: 1, content },
  });
  await accept(shop, sent.paymentPageUrl?.split("/pay/")[1] ?? "");
  const { revision } = await desk.read<PaymentRequestDetail>(path);
  return { path, delivery: { revision, dueOn: "2026-12-01" } };
}

const million = line(100, 100_000_000);
test.each([
  ["a line is above $1,000,000", { lines: [line(1_000_000, 100_000_000)] }],
  ["a discount is above $1,000,000", { lines: [line(1_000_000, -100_000_000)] }],
  ["the lines total more than $1,000,000", { lines: Array.from({ length: 50 }, () => million) }],
  ["the total with tax is above $1,000,000", { lines: [million], taxBasisPoints: 1 }],
  ["the due date is in year 0", { dueOn: "0000-01-01" }],
])("rejects a draft when %s", async (_, changes) => {
  expect(await post("/payment-requests", buildDraft(changes))).toEqual([400, "invalid"]);
});

test("accepts a draft of exactly $1,000,000", async () => {
  expect(await post("/payment-requests", buildDraft({ lines: [million] }))).toEqual([200]);
});

test("rejects a draft when its lead was deleted", async () => {
  expect(await post("/payment-requests", { ...buildDraft(), lead: 4_711 })).toEqual([
    422,
    "unknown-lead",
  ]);
});

test("rejects a revision that is too large", async () => {
  const { content } = buildDraft();
  const { number } = await desk.read<PaymentRequestDetail>("/payment-requests", {
    body: buildDraft(),
  });
  const response = await desk.call(`/payment-requests/${number}`, {
    method: "PUT",
    body: { revision: Number.MAX_SAFE_INTEGER, content },
  });
  expect(response.status).toBe(400);
});

test.each([
  ["the discount is 100%", -324_000, "no-balance"],
  ["the discount is above 100%", -400_000, "no-balance"],
  ["the total exceeds $1,000,000", 100_000_000, "total-too-high"],
])("rejects a delivery when %s", async (_, netCents, code) => {
  const { path, delivery } = await createAccepted();
  const adjustment = { name: "Changed", netCents };
  expect(await post(`${path}/deliver`, { ...delivery, adjustment })).toEqual([422, code]);
  expect(await post(`${path}/deliver`, { ...delivery, dueOn: "0000-01-01" })).toEqual([
    400,
    "invalid",
  ]);
  expect(await post(`${path}/deliver`, delivery)).toEqual([200]);
});

test("rejects a delivery when an adjustment would be the 51st line", async () => {
  const { path, delivery } = await createAccepted({
    lines: Array.from({ length: 50 }, () => line(100, 10_000)),
  });
  const adjustment = { name: "One more page", netCents: -1_000 };
  expect(await post(`${path}/deliver`, { ...delivery, adjustment })).toEqual([
    422,
    "too-many-lines",
  ]);
});
