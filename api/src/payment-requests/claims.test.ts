import { claimResponse, errorResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { claimToken, eventsOf, orderRow, postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import { by, postPayment, requestRow, sendAccepted } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { cancelClaim, expireClaims, getClaim } from "../claims/claims.ts";
import { sendRequest, voidRequest } from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server", GATEWAY_TIMEOUT_SECONDS: "2" });
});
afterAll(() => shop.close());

async function open(terms: "all" | "halves" = "all") {
  const { id, token, content, page } = await sendAccepted(shop, { terms });
  const [first] = page.instalments;
  return { id, token, content, shown: { instalment: first?.id ?? 0, cents: first?.cents ?? 0 } };
}

type Shown = Awaited<ReturnType<typeof open>>["shown"];
const postClaim = (token: string, shown: Shown) =>
  postJson(shop, `/api/pay/${token}/claims`, shown);
const claim = async (token: string, shown: Shown) =>
  claimResponse.parse(await (await postClaim(token, shown)).json()).number;

test("keeps a claim for 14 days from the claim when the order is older", async () => {
  const { token, shown } = await open();
  await postPayment(shop, token, { ...shown, card: badCard });
  shop.passTime(15 * DAYS);
  const number = await claim(token, shown);
  await expireClaims(shop);
  const order = await orderRow(shop, number);
  expect(order.state).toBe("claimed");
  const { placedAt } = await getClaim(shop, await claimToken(shop, order));
  expect(Date.parse(placedAt) - order.placed_at.getTime()).toBeGreaterThan(14.9 * DAYS * 1_000);
  expect(await eventsOf(shop, order)).toContain("claimed by buyer");

  shop.passTime(14 * DAYS - 60);
  await expireClaims(shop);
  expect((await orderRow(shop, number)).state).toBe("claimed");
  shop.passTime(120);
  await expireClaims(shop);
  expect((await orderRow(shop, number)).state).toBe("cancelled");
});

test("keeps an old claim while the client pays it by card instead", async () => {
  const { token, shown } = await open();
  const number = await claim(token, shown);
  shop.passTime(14 * DAYS + 60);
  shop.double.fault({ operation: "submit", kind: "hang" });
  const { answer } = await postPayment(shop, token, { ...shown, instead: true });
  expect(answer).toMatchObject({ processing: true });
  await expireClaims(shop);
  const { id, state } = await orderRow(shop, number);
  expect(state).toBe("claimed");
  expect(await cancelClaim(shop, id, by)).toBe(false);
});

const codeOf = async (answer: Response) => [
  answer.status,
  errorResponse.parse(await answer.json()).code,
];

test("rejects a claim when the payment request was corrected or voided", async () => {
  const { id, token, content, shown } = await open("halves");
  const correct = async (terms: "all" | "halves") => {
    const { revision } = await requestRow(shop, id);
    await sendRequest(shop, id, { revision, content: { ...content, terms } }, by);
  };
  await correct("all");
  expect(await codeOf(await postClaim(token, shown))).toEqual([409, "not-open"]);
  await voidRequest(shop, id, (await requestRow(shop, id)).revision, by);
  expect(await codeOf(await postClaim(token, shown))).toEqual([410, "void"]);
});
