/** Permanently rejected emails are shown in the history and as an alert, which a corrected address resolves. */
import type { AlertDetail, DeskSession, OrderDetail } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { waitUntilMailSent } from "../../testing/mail.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  buildContent,
  by,
  findNewestOrder,
  payOpenInstallment,
  postPayment,
  readPaymentPage,
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { alertUndeliverable } from "../mail/undeliverable.ts";
import { messages } from "../messages.ts";
import { formatPaymentRequestNumber, sendRequest } from "../payment-requests/payment-requests.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway();
  desk = await signIn(shop);
});
afterAll(() => shop.close());

const reject = (...addresses: string[]) => {
  for (const address of addresses) shop.mailbox.unknownRecipients.add(address);
};
const changeEmail = (number: string, email: string) =>
  desk.read<OrderDetail>(`/orders/${number}/email`, { body: { email } });
const findAlerts = async (number: string) =>
  (await shop.db.selectFrom("alerts").selectAll().orderBy("id").execute()).filter(({ detail }) =>
    Object.values(detail as object).includes(number),
  );
async function waitForOpenAlert(number: string) {
  return vi.waitFor(
    async () => {
      const open = (await findAlerts(number)).filter(({ resolved_at }) => !resolved_at);
      expect(open).toHaveLength(1);
      return open[0] as (typeof open)[number];
    },
    { timeout: 60_000 },
  );
}
const findBounces = ({ events }: { events: { title: string }[] }) =>
  events.flatMap(({ title }) => (/not delivered/.test(title) ? [title] : []));
const withClient = (email: string) => ({ client: { ...buildContent().client, email } });

test("shows a bounce in the order's history, and resolves its alert when the address is corrected", async () => {
  reject("typo@example.com", "typo-again@example.com");
  const { number } = await placePaidOrder(shop, { email: "typo@example.com" });
  const first = await waitForOpenAlert(number);
  const { order, advice } = await desk.read<AlertDetail>(`/alerts/${first.id}`);
  expect(order).toBe(number);
  const { worklist } = await desk.read<DeskSession>("/session");
  expect(worklist.find(({ path }) => path === `/alerts/${first.id}`)).toMatchObject({
    title: `An email could not be delivered: order ${number}`,
    detail: expect.stringMatching(/^Download or receipt: /),
    action: "Correct the address",
  });
  expect(advice).toBe(
    `We won’t send to this address again. Correct the address of order ${number}, and we send the email again. If the address is right, call the person.`,
  );
  expect(findBounces(await desk.read<OrderDetail>(`/orders/${number}`))).toEqual([
    "Email not delivered: delivery",
  ]);

  await changeEmail(number, "typo-again@example.com");
  expect(await desk.read<AlertDetail>(`/alerts/${first.id}`)).toMatchObject({
    resolvedAt: expect.any(String),
    resolvedBy: expect.any(String),
  });
  await waitForOpenAlert(number);
  const corrected = await changeEmail(number, "right@example.com");
  expect(findBounces(corrected)).toHaveLength(2);
  const { recipients } = await shop.mailbox.waitFor(
    ({ subject }) => subject?.includes(number) === true && /download/.test(subject),
  );
  expect(recipients).toEqual(["right@example.com"]);
  await waitUntilMailSent(shop);
  expect((await findAlerts(number)).filter(({ resolved_at }) => !resolved_at)).toEqual([]);
});

test("shows a bounced proposal in the history, and resolves it when a corrected version is sent", async () => {
  reject("proposal-typo@example.com");
  const { id, content } = await sendPaymentRequest(shop, withClient("proposal-typo@example.com"));
  const number = formatPaymentRequestNumber(id);
  const { id: alert } = await waitForOpenAlert(number);
  expect((await desk.read<AlertDetail>(`/alerts/${alert}`)).request).toBe(number);
  expect(findBounces(await desk.read<PaymentRequestDetail>(`/payment-requests/${number}`))).toEqual(
    ["Email not delivered: payment request sent"],
  );
  const { revision } = await requestRow(shop, id);
  const client = { ...content.client, email: "proposal@example.com" };
  await sendRequest(shop, id, { revision, content: { ...content, client } }, by);
  expect((await desk.read<AlertDetail>(`/alerts/${alert}`)).resolvedAt).toBeDefined();
});

test("resolves bounces of a payment request and its order when either address is corrected", async () => {
  const email = "both@example.com";
  reject(email);
  const { id, token } = await sendAcceptedRequest(shop, withClient(email));
  const request = formatPaymentRequestNumber(id);
  await payOpenInstallment(shop, token);
  const { number } = await findNewestOrder(shop, id);
  await waitUntilMailSent(shop);
  const open = await findAlerts(request);
  expect(open.length).toBeGreaterThan(1);
  expect(await findAlerts(number)).toHaveLength(1);
  const history = findBounces(
    await desk.read<PaymentRequestDetail>(`/payment-requests/${request}`),
  );
  expect(history).toHaveLength(open.length);
  expect(history).toContain("Email not delivered: delivery");

  await changeEmail(number, "both-right@example.com");
  await waitUntilMailSent(shop);
  for (const { resolved_at } of await findAlerts(request)) expect(resolved_at).not.toBeNull();
});

test("raises no alert when the address was corrected while the email was being sent", async () => {
  const { id, number } = await placePaidOrder(shop, { email: "earlier@example.com" });
  await changeEmail(number, "later@example.com");
  const bounce = {
    ...{ job: crypto.randomUUID(), data: { kind: "delivery", orderId: id } },
    ...{
      message: messages.find(({ kind }) => kind === "delivery"),
      error: new Error("550 no such mailbox"),
    },
  };
  await alertUndeliverable(shop, { ...bounce, recipient: "earlier@example.com" });
  expect(await findAlerts(number)).toEqual([]);
  await alertUndeliverable(shop, { ...bounce, recipient: "later@example.com" });
  expect(await findAlerts(number)).toHaveLength(1);
});

test("shows a client's declined card in the payment request's history", async () => {
  const { id, token } = await sendAcceptedRequest(shop, withClient("declined@example.com"));
  const [deposit] = (await readPaymentPage(shop, token)).installments;
  const shown = { installment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
  await postPayment(shop, token, { ...shown, card: badCard });
  await postPayment(shop, token, shown);
  const { events } = await desk.read<PaymentRequestDetail>(
    `/payment-requests/${formatPaymentRequestNumber(id)}`,
  );
  const titles = events.map(({ title }) => title);
  const declined = titles.indexOf("Payment of $1,620 declined");
  expect(declined).toBeGreaterThan(titles.findIndex((title) => /^Accepted/.test(title)));
  expect(declined).toBeLessThan(titles.findIndex((title) => / paid$/.test(title)));
  expect(events[declined]?.detail).toMatch(/./);
});
