/** Emails that a mail server rejects for good: in the history, as an alert, and resolved by a corrected address. */
import type { AlertDetail, OrderDetail } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { mailSettled } from "../../testing/mail.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  buildContent,
  by,
  orderOf,
  payOpen,
  postPayment,
  readPay,
  requestRow,
  sendAccepted,
  sendNew,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { alertUndeliverable } from "../mail/undeliverable.ts";
import { messages } from "../messages.ts";
import { formatPaymentRequestNumber, sendRequest } from "../payment-requests/payment-requests.ts";

let shop: Shop;
let desk: Browser;
beforeAll(async () => {
  shop = await openShop();
  desk = await signIn(shop);
});
afterAll(() => shop.close());

const reject = (...addresses: string[]) => {
  for (const address of addresses) shop.mailbox.unknownRecipients.add(address);
};
const changeEmail = (number: string, email: string) =>
  desk.read<OrderDetail>(`/orders/${number}/email`, { body: { email } });
const alertsNaming = async (number: string) =>
  (await shop.db.selectFrom("alerts").selectAll().orderBy("id").execute()).filter(({ detail }) =>
    Object.values(detail as object).includes(number),
  );
async function waitForOpenAlert(number: string) {
  return vi.waitFor(
    async () => {
      const open = (await alertsNaming(number)).filter(({ resolved_at }) => !resolved_at);
      expect(open).toHaveLength(1);
      return open[0] as (typeof open)[number];
    },
    { timeout: 60_000 },
  );
}
const failed = ({ events }: { events: { title: string }[] }) =>
  events.flatMap(({ title }) => (/not delivered/.test(title) ? [title] : []));
const withClient = (email: string) => ({ client: { ...buildContent().client, email } });

test("shows a bounce in the order's history, and resolves its alert each time the address is corrected", async () => {
  reject("typo@example.com", "typo-again@example.com");
  const { number } = await placePaidOrder(shop, { email: "typo@example.com" });
  const first = await waitForOpenAlert(number);
  const { order, advice } = await desk.read<AlertDetail>(`/alerts/${first.id}`);
  expect(order).toBe(number);
  expect(advice).not.toMatch(/write to (them|the buyer)/i);
  expect(failed(await desk.read<OrderDetail>(`/orders/${number}`))).toEqual([
    "Email not delivered: delivery",
  ]);

  await changeEmail(number, "typo-again@example.com");
  expect(await desk.read<AlertDetail>(`/alerts/${first.id}`)).toMatchObject({
    resolvedAt: expect.any(String),
    resolvedBy: expect.any(String),
  });
  await waitForOpenAlert(number);
  const corrected = await changeEmail(number, "right@example.com");
  expect(failed(corrected)).toHaveLength(2);
  const { recipients } = await shop.mailbox.waitFor(
    ({ subject }) => subject?.includes(number) === true && /download/.test(subject),
  );
  expect(recipients).toEqual(["right@example.com"]);
  await mailSettled(shop);
  expect((await alertsNaming(number)).filter(({ resolved_at }) => !resolved_at)).toEqual([]);
});

test("shows a bounced proposal in the payment request's history, and resolves it with the corrected version", async () => {
  reject("proposal-typo@example.com");
  const { id, content } = await sendNew(shop, withClient("proposal-typo@example.com"));
  const number = formatPaymentRequestNumber(id);
  const { id: alert } = await waitForOpenAlert(number);
  expect((await desk.read<AlertDetail>(`/alerts/${alert}`)).request).toBe(number);
  expect(failed(await desk.read<PaymentRequestDetail>(`/requests/${number}`))).toEqual([
    "Email not delivered: request sent",
  ]);
  const { revision } = await requestRow(shop, id);
  const client = { ...content.client, email: "proposal@example.com" };
  await sendRequest(shop, id, { revision, content: { ...content, client } }, by);
  expect((await desk.read<AlertDetail>(`/alerts/${alert}`)).resolvedAt).toBeDefined();
});

test("resolves the bounces of a payment request and of its order when either address is corrected", async () => {
  const email = "both@example.com";
  reject(email);
  const { id, token } = await sendAccepted(shop, withClient(email));
  const request = formatPaymentRequestNumber(id);
  await payOpen(shop, token);
  const { number } = await orderOf(shop, id);
  await mailSettled(shop);
  const open = await alertsNaming(request);
  expect(open.length).toBeGreaterThan(1);
  expect(await alertsNaming(number)).toHaveLength(1);
  const history = failed(await desk.read<PaymentRequestDetail>(`/requests/${request}`));
  expect(history).toHaveLength(open.length);
  expect(history).toContain("Email not delivered: delivery");

  await changeEmail(number, "both-right@example.com");
  await mailSettled(shop);
  for (const { resolved_at } of await alertsNaming(request)) expect(resolved_at).not.toBeNull();
});

test("raises no alert about an address that was corrected while the email was being sent", async () => {
  const { id, number } = await placePaidOrder(shop, { email: "earlier@example.com" });
  await changeEmail(number, "later@example.com");
  const bounce = {
    ...{ job: crypto.randomUUID(), data: { kind: "delivery", orderId: id } },
    ...{ message: messages.delivery, error: new Error("550 no such mailbox") },
  };
  await alertUndeliverable(shop, { ...bounce, recipient: "earlier@example.com" });
  expect(await alertsNaming(number)).toEqual([]);
  await alertUndeliverable(shop, { ...bounce, recipient: "later@example.com" });
  expect(await alertsNaming(number)).toHaveLength(1);
});

test("shows a client's declined card in the payment request's history", async () => {
  const { id, token } = await sendAccepted(shop, withClient("declined@example.com"));
  const [deposit] = (await readPay(shop, token)).instalments;
  const shown = { instalment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
  await postPayment(shop, token, { ...shown, card: badCard });
  await postPayment(shop, token, shown);
  const { events } = await desk.read<PaymentRequestDetail>(
    `/requests/${formatPaymentRequestNumber(id)}`,
  );
  const titles = events.map(({ title }) => title);
  const declined = titles.indexOf("Payment of $1,620 declined");
  expect(declined).toBeGreaterThan(titles.findIndex((title) => /^Accepted/.test(title)));
  expect(declined).toBeLessThan(titles.findIndex((title) => / paid$/.test(title)));
  expect(events[declined]?.detail).toMatch(/./);
});
