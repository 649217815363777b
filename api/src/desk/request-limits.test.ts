import { errorResponse } from "@agency/contract/api/orders";
import type {
  PaymentRequestContent,
  PaymentRequestDetail,
} from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { accept, buildContent } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

let shop: Shop;
let desk: Browser;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
  desk = await signIn(shop);
});
afterAll(() => shop.close());

type Body = Record<string, unknown>;
const post = async (path: string, body: Body) => {
  const answer = await desk.call(path, { body });
  return answer.ok
    ? [answer.status]
    : [answer.status, errorResponse.parse(await answer.json()).code ?? ""];
};
const draft = (wanted: Partial<PaymentRequestContent> = {}) => ({
  key: crypto.randomUUID(),
  content: buildContent(wanted),
});
const line = (quantityHundredths: number, unitCents: number) => ({
  ...{ name: "Work", quantityHundredths, unitCents },
});
async function accepted(wanted: Partial<PaymentRequestContent> = {}) {
  const { content, ...body } = draft(wanted);
  const { number } = await desk.read<PaymentRequestDetail>("/requests", {
    body: { ...body, content },
  });
  const path = `/requests/${number}`;
  const sent = await desk.read<PaymentRequestDetail>(`${path}/sending`, {
    body: { revision: 1, content },
  });
  await accept(shop, sent.payUrl?.split("/pay/")[1] ?? "");
  const { revision } = await desk.read<PaymentRequestDetail>(path);
  return { path, delivery: { revision, dueOn: "2026-12-01" } };
}

const million = line(100, 100_000_000);
test.each([
  ["a line is above $1,000,000", { lines: [line(1_000_000, 100_000_000)] }],
  ["a discount is above $1,000,000", { lines: [line(1_000_000, -100_000_000)] }],
  ["all lines together are", { lines: Array.from({ length: 50 }, () => million) }],
  ["the tax makes it so", { lines: [million], taxHundredths: 1 }],
  ["the due date is in year 0", { dueOn: "0000-01-01" }],
])("rejects a draft when %s", async (_, wanted) => {
  expect(await post("/requests", draft(wanted))).toEqual([400, "invalid"]);
});

test("takes a draft of exactly $1,000,000", async () => {
  expect(await post("/requests", draft({ lines: [million] }))).toEqual([200]);
});

test("rejects a draft when its lead was deleted", async () => {
  expect(await post("/requests", { ...draft(), lead: 4_711 })).toEqual([422, "unknown-lead"]);
});

test("rejects a revision that no payment request can have", async () => {
  const { content } = draft();
  const { number } = await desk.read<PaymentRequestDetail>("/requests", { body: draft() });
  const answer = await desk.call(`/requests/${number}`, {
    method: "PUT",
    body: { revision: Number.MAX_SAFE_INTEGER, content },
  });
  expect(answer.status).toBe(400);
});

test.each([
  ["the discount is 100%", -324_000, "no-balance"],
  ["the discount is above 100%", -400_000, "no-balance"],
  ["the total exceeds $1,000,000", 100_000_000, "too-much"],
])("rejects a delivery when %s", async (_, netCents, code) => {
  const { path, delivery } = await accepted();
  const adjustment = { name: "Changed", netCents };
  expect(await post(`${path}/delivery`, { ...delivery, adjustment })).toEqual([422, code]);
  expect(await post(`${path}/delivery`, { ...delivery, dueOn: "0000-01-01" })).toEqual([
    400,
    "invalid",
  ]);
  expect(await post(`${path}/delivery`, delivery)).toEqual([200]);
});

test("rejects a delivery when an adjustment would be the 51st line", async () => {
  const { path, delivery } = await accepted({
    lines: Array.from({ length: 50 }, () => line(100, 10_000)),
  });
  const adjustment = { name: "One more page", netCents: -1_000 };
  expect(await post(`${path}/delivery`, { ...delivery, adjustment })).toEqual([
    422,
    "too-many-lines",
  ]);
});
