import { claimResponse, errorResponse } from "@agency/contract/api/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { waitForBlocked } from "../../testing/locks.ts";
import { claimToken, listEvents, orderRow, postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  by,
  listInstallments,
  postPayment,
  recordInstallmentPayment,
  requestRow,
  sendAcceptedRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { cancelClaim, confirmClaimAsPaid, expireClaims, getClaim } from "../claims/claims.ts";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import { markDelivered, sendRequest, voidRequest } from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

async function sendOpenRequest(terms: "upfront" | "deposit" = "upfront") {
  const { id, token, content, page } = await sendAcceptedRequest(shop, { terms });
  const [first] = page.installments;
  return { id, token, content, shown: { installment: first?.id ?? 0, cents: first?.cents ?? 0 } };
}

type Shown = Awaited<ReturnType<typeof sendOpenRequest>>["shown"];
const postClaim = (token: string, shown: Shown) =>
  postJson(shop, `/api/pay/${token}/claims`, shown);
const claim = async (token: string, shown: Shown) =>
  claimResponse.parse(await (await postClaim(token, shown)).json()).number;

test("keeps a claim for 14 days from the claim when the order is older", async () => {
  const { token, shown } = await sendOpenRequest();
  await postPayment(shop, token, { ...shown, card: badCard });
  shop.passTime(15 * DAYS);
  const number = await claim(token, shown);
  await expireClaims(shop);
  const order = await orderRow(shop, number);
  expect(order.state).toBe("claimed");
  const { placedAt } = await getClaim(shop, await claimToken(shop, order));
  expect(Date.parse(placedAt) - order.placed_at.getTime()).toBeGreaterThan(14.9 * DAYS * 1_000);
  expect(await listEvents(shop, order)).toContain("claimed by buyer");

  shop.passTime(14 * DAYS - 60);
  await expireClaims(shop);
  expect((await orderRow(shop, number)).state).toBe("claimed");
  shop.passTime(120);
  await expireClaims(shop);
  expect((await orderRow(shop, number)).state).toBe("canceled");
});

test("keeps an old claim while the client pays it by card instead", async () => {
  const { token, shown } = await sendOpenRequest();
  const number = await claim(token, shown);
  shop.passTime(14 * DAYS + 60);
  shop.emulator.fault({ operation: "submit", kind: "500" });
  const { body } = await postPayment(shop, token, { ...shown, replaceVenmoClaim: true });
  expect(body).toMatchObject({ processing: true });
  await expireClaims(shop);
  const { id, state } = await orderRow(shop, number);
  expect(state).toBe("claimed");
  expect(await cancelClaim(shop, id, by)).toBe(false);
});

test("returns the note of a claimed installment to the owner, and promises no download", async () => {
  const { id, token, shown } = await sendOpenRequest("deposit");
  const order = await orderRow(shop, await claim(token, shown));
  expect(await getClaim(shop, await claimToken(shop, order))).toMatchObject({
    note: formatPaymentRequestNumber(id),
    hasDownload: false,
  });
});

const readError = async (response: Response) => [
  response.status,
  errorResponse.parse(await response.json()).code,
];

test("rejects a claim when the payment request was corrected or voided", async () => {
  const { id, token, content, shown } = await sendOpenRequest("deposit");
  const correct = async (terms: "upfront" | "deposit") => {
    const { revision } = await requestRow(shop, id);
    await sendRequest(shop, id, { revision, content: { ...content, terms } }, by);
  };
  await correct("upfront");
  expect(await readError(await postClaim(token, shown))).toEqual([409, "not-open"]);
  await voidRequest(shop, id, (await requestRow(shop, id)).revision, by);
  expect(await readError(await postClaim(token, shown))).toEqual([410, "void"]);
});

test("rejects a claim when the installment is already paid by card", async () => {
  const { token, shown } = await sendOpenRequest();
  await postPayment(shop, token, shown);
  expect(await readError(await postClaim(token, shown))).toEqual([409, "paid"]);
});

test("changes nothing while the client reports a Venmo payment", async () => {
  const { id, token, content, shown } = await sendOpenRequest();
  const number = await claim(token, shown);
  const { revision } = await requestRow(shop, id);
  const claimed = expect.objectContaining({ status: 409, code: "claimed" });
  await expect(voidRequest(shop, id, revision, by)).rejects.toEqual(claimed);
  await expect(sendRequest(shop, id, { revision, content }, by)).rejects.toEqual(claimed);
  expect((await requestRow(shop, id)).revision).toBe(revision);
  expect((await orderRow(shop, number)).state).toBe("claimed");
});

/** The change has read the unpaid installment and waits for the order, which the confirmation has locked. */
async function changeDuringConfirmation(
  { id, token, shown }: Pick<Awaited<ReturnType<typeof sendOpenRequest>>, "id" | "token" | "shown">,
  change: (revision: number) => Promise<boolean>,
) {
  const order = await orderRow(shop, await claim(token, shown));
  const before = await requestRow(shop, id);
  const installmentLock = await shop.db.startTransaction().execute();
  await sql`select from installments where id = ${shown.installment} for update`.execute(
    installmentLock,
  );
  const confirmation = confirmClaimAsPaid(shop, order.id, by);
  await waitForBlocked(shop, 1);
  const result = change(before.revision).catch(({ status, code }) => [status, code]);
  await waitForBlocked(shop, 2);
  await installmentLock.commit().execute();
  expect([await confirmation, await result]).toEqual([true, [409, "paid"]]);
  expect(await requestRow(shop, id)).toEqual(before);
  const installments = await listInstallments(shop, id);
  expect(installments.find((row) => row.id === shown.installment)).toMatchObject({
    cents: shown.cents,
    paid_at: expect.any(Date),
  });
}

test("rejects a claim while another owner cancels the earlier claim", async () => {
  const { token, shown } = await sendOpenRequest();
  const order = await orderRow(shop, await claim(token, shown));
  const orderLock = await shop.db.startTransaction().execute();
  await sql`select from orders where id = ${order.id} for update`.execute(orderLock);
  const cancellation = cancelClaim(shop, order.id, by);
  await waitForBlocked(shop, 1);
  const response = postClaim(token, shown);
  await waitForBlocked(shop, 2);
  await orderLock.commit().execute();
  expect(await cancellation).toBe(true);
  expect(await readError(await response)).toEqual([409, "not-open"]);
});

test("rejects a correction while another owner confirms the client's claim", async () => {
  const request = await sendOpenRequest();
  const lines = [{ name: "Site", quantityHundredths: 100, unitCents: 50_000 }];
  const content = { ...request.content, lines };
  await changeDuringConfirmation(request, (revision) =>
    sendRequest(shop, request.id, { revision, content }, by),
  );
});

test("rejects a void while another owner confirms the client's claim", async () => {
  const request = await sendOpenRequest();
  await changeDuringConfirmation(request, (revision) =>
    voidRequest(shop, request.id, revision, by),
  );
});

test("rejects a second delivery while another owner confirms the client's claim", async () => {
  const { id, token } = await sendOpenRequest("deposit");
  await recordInstallmentPayment(shop, id);
  const deliver = (revision: number, netCents: number) => {
    const adjustment = { name: "Fewer pages", netCents };
    return markDelivered(shop, id, { revision, dueOn: "2026-12-01", adjustment }, by);
  };
  await deliver((await requestRow(shop, id)).revision, -1_000);
  const [, balance] = await listInstallments(shop, id);
  const shown = { installment: balance?.id ?? 0, cents: balance?.cents ?? 0 };
  await changeDuringConfirmation({ id, token, shown }, (revision) => deliver(revision, -2_000));
});
