import { sdk } from "@agency/braintree-emulator/testing/sdk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { backUp } from "../../testing/backup.ts";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { receivedEmails } from "../../testing/mail.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { postPayment, readPaymentPage, sendAcceptedRequest } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => service.close());

const findPaidOrderNumbers = async ({ db }: TestService) =>
  (await db.selectFrom("orders").select("number").where("state", "=", "paid").execute())
    .map(({ number }) => number)
    .sort();

const findCaptured = () =>
  service.emulator.audit().transactions.filter(({ status }) => /^sett|^submitted/.test(status));

test("[FAULT-58] restores every order paid since the backup and delivers it once", async () => {
  // Before the backup: a paid order, a declined one, and an accepted payment request.
  await service.pay(service.request());
  const declined = service.request({
    paymentMethodNonce: service.emulator.nonce(badCard),
    billing: { ...buyer, email: "again@example.com" },
  });
  expect(await service.pay(declined)).toMatchObject({ success: false });
  const { token, page } = await sendAcceptedRequest(service);
  const [deposit] = page.installments;
  const restoredDatabaseUrl = await backUp(inject("postgresUrl"), service.settings.DATABASE_URL);

  // After the backup.
  for (let n = 0; n < 6; n++) {
    const billing = {
      ...{ ...buyer, country: "US" as const, name: "Grace Hopper" },
      email: `since-${n}@example.com`,
    };
    expect((await service.pay(service.request({ billing, look: "rose" }))).success).toBe(true);
  }
  const hours = { plan: "Website Maintenance", amount: "150" };
  const oneWordName = { ...buyer, name: "Ada", email: "hours@example.com" };
  expect((await service.pay(service.request({ ...hours, billing: oneWordName }))).success).toBe(
    true,
  );
  const again = {
    ...declined,
    attemptKey: crypto.randomUUID(),
    paymentMethodNonce: service.request().paymentMethodNonce,
  };
  expect((await service.pay(again)).success).toBe(true);
  const paid = await postPayment(service, token, {
    installment: deposit?.id ?? 0,
    cents: deposit?.cents ?? 0,
  });
  expect(paid.body.success).toBe(true);
  // The payment is authorized, but not captured.
  service.emulator.fault({ operation: "submit", kind: "500" });
  const authorized = service.request({ billing: { ...buyer, email: "authorized@example.com" } });
  expect(await service.pay(authorized)).toMatchObject({ processing: true });
  // The payment is fully refunded in the Control Panel.
  const { id: refunded = "" } = await service.pay(
    service.request({ billing: { ...buyer, email: "refunded@example.com" } }),
  );
  service.emulator.settle(refunded, "settled");
  await sdk(service.emulator.port, keys).transaction.refund(refunded);

  const paidBefore = await findPaidOrderNumbers(service);
  await service.stop();
  const after = await startTestService({
    environment: { ...gatewayEnvironment(service.emulator.url), DATABASE_URL: restoredDatabaseUrl },
  });
  after.passTime(60 * 60);
  // The gateway reports whole seconds, and its clock can be behind.
  await sql`update orders set placed_at = placed_at + interval '30 seconds'`.execute(after.db);
  // Restores nothing until restored_at says that this is not just a copy of the database.
  await reconcileTransactions(after);
  expect(await findPaidOrderNumbers(after)).toHaveLength(1);
  await sql`update installation set restored_at = now()`.execute(after.db);
  // Two instances at once, and again.
  await Promise.allSettled([reconcileTransactions(after), reconcileTransactions(after)]);
  await reconcileTransactions(after);
  await reconcileAttempts(after);

  const refundedOrders = await after.db
    .selectFrom("orders")
    .select("number")
    .where("email", "=", "refunded@example.com")
    .execute();
  expect(refundedOrders).toEqual([]);
  const paidAfter = await findPaidOrderNumbers(after);
  // The refunded order is missing, and the authorized one is now captured.
  const missing = paidBefore.filter((number) => !paidAfter.includes(number));
  expect(missing).toHaveLength(1);
  expect(paidAfter.length - (paidBefore.length - 1)).toBe(1);

  const orders = await after.db
    .selectFrom("orders")
    .selectAll()
    .where("state", "=", "paid")
    .execute();
  const orderTotal = orders.reduce((cents, { total_cents }) => cents + total_cents, 0);
  const sales = findCaptured().filter(({ id, type }) => type === "sale" && id !== refunded);
  expect(sales.reduce((cents, { amountCents }) => cents + amountCents, 0)).toBe(orderTotal);

  const templateOrder = orders.find(({ email }) => email === "since-3@example.com");
  expect(templateOrder).toMatchObject({
    buyer_name: "Grace Hopper",
    total_cents: 4_900,
    method: "card",
    billing_state: "CO",
    billing_country: "US",
  });
  expect(templateOrder?.billing_address).toBe("1 Main St\nDenver, CO 80202");
  const looks = await after.db
    .selectFrom("order_items")
    .select(["look", "look_setting"])
    .where("order_id", "=", templateOrder?.id ?? 0)
    .execute();
  expect(looks).toEqual([{ look: "rose", look_setting: "preset" }]);
  const hourItems = await after.db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["kind", "name", "quantity", "buyer_name"])
    .where("email", "=", "hours@example.com")
    .execute();
  expect(hourItems).toEqual([
    { kind: "hours", name: "Website Maintenance", quantity: 3, buyer_name: "Ada" },
  ]);
  const { installments } = await readPaymentPage(after, token);
  expect(installments.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "deposit paid",
    "balance upcoming",
  ]);

  for (const { id } of orders.filter(({ email }) => email !== buyer.email))
    expect(await receivedEmails(after, { kind: "delivery", orderId: id })).toHaveLength(1);
  const alerts = await after.db.selectFrom("alerts").select(["kind", "detail"]).execute();
  const restoredAlerts = alerts.filter(({ kind }) => kind === "orders-restored");
  const reported = restoredAlerts.flatMap(({ detail }) => (detail as { orders: string[] }).orders);
  expect(reported.length).toBe(new Set(reported).size);
  expect(alerts.map(({ kind }) => kind)).toContain("unknown-payments");
  await after.stop();
});
