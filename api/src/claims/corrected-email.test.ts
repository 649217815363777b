/** A claim's email is corrected before an owner has found the payment. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { receivedOf } from "../../testing/mail.ts";
import { orderRow, placeClaim } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { changeEmail } from "../fulfillment/fulfillment.ts";
import { confirmClaimAsPaid } from "./claims.ts";

const by = { owner };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const deliveriesOf = async (orderId: number) => {
  const received = await receivedOf(service, { kind: "delivery", orderId });
  return received.flatMap(({ recipients }) => recipients);
};

test("sends nothing until the payment is confirmed, then only to the corrected address", async () => {
  const { id, number, token } = await placeClaim(service, { email: "typo@example.com" });
  const order = await orderRow(service, number);
  expect(await changeEmail(service, order, "right@example.com", by)).toBe(true);
  expect(await deliveriesOf(id)).toEqual([]);
  const page = await service.call(`/api/orders/${token}`);
  expect([page.status, await page.json()]).toEqual([
    410,
    expect.objectContaining({ code: "link-replaced" }),
  ]);
  await confirmClaimAsPaid(service, id, by);
  expect(await deliveriesOf(id)).toEqual(["right@example.com"]);
});

test("sends the download to the corrected address when another owner has just delivered it", async () => {
  const { id, number } = await placeClaim(service, { email: "typo@example.com" });
  const asRead = await orderRow(service, number);
  await confirmClaimAsPaid(service, id, { owner: "two@agency.example" });
  await deliveriesOf(id);
  expect(await changeEmail(service, asRead, "right@example.com", by)).toBe(true);
  expect(await deliveriesOf(id)).toEqual(["typo@example.com", "right@example.com"]);
});

test("keeps the first of two corrections made at the same time", async () => {
  const { number } = await placeClaim(service, { email: "typo@example.com" });
  const order = await orderRow(service, number);
  const changed = await Promise.all(
    ["one@example.com", "two@example.com"].map((email) => changeEmail(service, order, email, by)),
  );
  expect(changed.toSorted()).toEqual([false, true]);
});
