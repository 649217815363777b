/** An owner corrects the email address of a claim before confirming it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { receivedEmails } from "../../testing/mail.ts";
import { orderRow, placeClaim } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { changeEmail } from "../desk/change-email.ts";
import { confirmClaimAsPaid } from "./claims.ts";

const by = { owner };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const listDeliveries = async (orderId: number) => {
  const received = await receivedEmails(service, { kind: "delivery", orderId });
  return received.flatMap(({ recipients }) => recipients);
};

test("sends nothing until the payment is confirmed, then only to the corrected address", async () => {
  const { id, number, token } = await placeClaim(service, { email: "typo@example.com" });
  const order = await orderRow(service, number);
  expect(await changeEmail(service, order, "right@example.com", by)).toBe(true);
  expect(await listDeliveries(id)).toEqual([]);
  const page = await service.call(`/api/orders/${token}`);
  expect([page.status, await page.json()]).toEqual([
    410,
    expect.objectContaining({ code: "link-replaced" }),
  ]);
  await confirmClaimAsPaid(service, id, by);
  expect(await listDeliveries(id)).toEqual(["right@example.com"]);
});

test("sends the download to the corrected address when another owner has just delivered it", async () => {
  const { id, number } = await placeClaim(service, { email: "typo@example.com" });
  const staleOrder = await orderRow(service, number);
  await confirmClaimAsPaid(service, id, { owner: "two@agency.example" });
  await listDeliveries(id);
  expect(await changeEmail(service, staleOrder, "right@example.com", by)).toBe(true);
  expect(await listDeliveries(id)).toEqual(["typo@example.com", "right@example.com"]);
});

test("keeps the first of two corrections made at the same time", async () => {
  const { number } = await placeClaim(service, { email: "typo@example.com" });
  const order = await orderRow(service, number);
  const changed = await Promise.all(
    ["one@example.com", "two@example.com"].map((email) => changeEmail(service, order, email, by)),
  );
  expect(changed.toSorted()).toEqual([false, true]);
});
