import { sdk } from "@agency/braintree-emulator/testing/sdk";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { buyer } from "../../testing/purchases.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

let service: ServiceWithGateway;
beforeEach(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterEach(() => service.close());

/** Reconciles after the grace period, when no request can be in progress any more. */
const reconcileLater = (target: TestService = service) => {
  target.passTime(200);
  return reconcileTransactions(target);
};
const findAlerts = (target: TestService = service) =>
  target.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const findStatus = (id: string | undefined) =>
  service.emulator.audit().transactions.find((transaction) => transaction.id === id)?.status;
const findStatuses = () =>
  new Set(service.emulator.audit().transactions.map(({ status }) => status));

async function makePayments(count: number) {
  for (let n = 0; n < count; n++) {
    const billing = { ...buyer, email: `${crypto.randomUUID()}@example.com` };
    expect((await service.pay(service.request({ billing }))).success).toBe(true);
  }
}

/** Authorizes a payment at the gateway with the given reference. */
async function authorize(reference: string) {
  const { paymentMethodNonce: nonce, billing } = service.request();
  const sale = await service.gateway.authorize({
    reference,
    cents: 4_900,
    nonce,
    billing,
    items: [],
  });
  return sale.id;
}

/** Creates an abandoned attempt whose payment was authorized at the gateway. */
async function createOrphanedPayment() {
  service.emulator.fault({ operation: "sale", kind: "response_lost" });
  const request = service.request();
  expect(await service.pay(request)).toMatchObject({ processing: true });
  const { reference } = await service.db
    .updateTable("payment_attempts")
    .set({ state: "abandoned" })
    .where("attempt_key", "=", request.attemptKey)
    .returning("reference")
    .executeTakeFirstOrThrow();
  return service.emulator.audit().transactions.find(({ orderId }) => orderId === reference)?.id;
}

test("voids an orphaned payment and alerts once", async () => {
  const orphaned = await createOrphanedPayment();
  const { id: paid } = await service.pay(service.request());
  for (let run = 0; run < 3; run++) await reconcileLater();
  expect([findStatus(orphaned), findStatus(paid)]).toEqual(["voided", "submitted_for_settlement"]);
  expect(await findAlerts()).toMatchObject([
    { kind: "orphaned-payment", detail: { transaction: orphaned, voided: true } },
  ]);
});

test("updates the alert about an orphaned payment that could only be voided later", async () => {
  const orphaned = await createOrphanedPayment();
  service.emulator.fault({ operation: "void", kind: "500", times: 5 });
  await reconcileLater();
  expect(await findAlerts()).toMatchObject([
    { kind: "orphaned-payment", detail: { transaction: orphaned, voided: false } },
  ]);
  service.emulator.clearFaults();
  await reconcileLater();
  expect(findStatus(orphaned)).toBe("voided");
  expect(await findAlerts()).toMatchObject([
    { kind: "orphaned-payment", detail: { transaction: orphaned, voided: true } },
  ]);
});

test("[FAULT-31] ignores payments of another installation with the same API keys", async () => {
  await makePayments(25);
  const other = await startTestService({
    environment: { ...gatewayEnvironment(service.emulator.url), PROCESS_ROLE: "server" },
  });
  await reconcileLater(other);
  expect(findStatuses()).toEqual(new Set(["submitted_for_settlement"]));
  expect(await findAlerts(other)).toEqual([]);
  await other.stop();
});

test("[FAULT-31] reports payments without changing them when they lack the data to restore an order", async () => {
  const { id: installationId } = await service.db
    .selectFrom("installation")
    .select("id")
    .executeTakeFirstOrThrow();
  const buildReference = (n: number) => `${installationId}-K7Q4-2D9${n}-0000000a`;
  const authorized = [await authorize(buildReference(2)), await authorize(buildReference(3))];
  for (let run = 0; run < 3; run++) await reconcileLater();
  expect(authorized.map(findStatus)).toEqual(["authorized", "authorized"]);
  expect(await findAlerts()).toMatchObject([
    {
      kind: "unknown-payments",
      detail: {
        payments: expect.arrayContaining(
          authorized.map((transaction) => expect.objectContaining({ transaction })),
        ),
      },
    },
  ]);
  // A new payment is reported; the earlier ones are not reported again.
  await authorize(buildReference(4));
  for (let run = 0; run < 2; run++) await reconcileLater();
  expect(await findAlerts()).toHaveLength(2);
  expect(await service.db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("[FAULT-31] reports a second payment without voiding it when the first one was captured", async () => {
  service.emulator.settings.duplicateChecking = false;
  const { id } = await service.pay(service.request());
  const { orderId = "" } =
    service.emulator.audit().transactions.find((sale) => sale.id === id) ?? {};
  const second = await authorize(orderId);
  await reconcileLater();
  expect([findStatus(id), findStatus(second)]).toEqual(["submitted_for_settlement", "authorized"]);
  expect(await findAlerts()).toMatchObject([
    { kind: "unknown-payments", detail: { payments: [{ transaction: second }] } },
  ]);
});

test("[FAULT-31] sends the gateway all data that is needed to restore an order", async () => {
  const request = service.request({ plan: "Website Maintenance", amount: "150" });
  const hours = await service.pay(request);
  const template = await service.pay(service.request());
  const { transactionLineItem, transaction } = sdk(service.emulator.port, keys);
  const { id: installationId } = await service.db
    .selectFrom("installation")
    .select("id")
    .executeTakeFirstOrThrow();
  const orders = await service.db.selectFrom("orders").select("number").orderBy("id").execute();
  for (const [n, { id = "" }] of [hours, template].entries()) {
    const { orderId, customer } = await transaction.find(id);
    expect(orderId).toMatch(new RegExp(`^${installationId}-${orders[n]?.number}-[0-9a-f]{8}$`));
    expect(customer.email).toBe(buyer.email);
  }
  expect(await transactionLineItem.findAll(hours.id ?? "")).toMatchObject([
    {
      kind: "debit",
      name: "Website Maintenance",
      productCode: "website-main",
      description: "website-maintenance",
      quantity: "3",
      unitAmount: "50.00",
      totalAmount: "150.00",
    },
  ]);
  expect(await transactionLineItem.findAll(template.id ?? "")).toMatchObject([
    {
      name: "Basic Single-Page",
      description: `basic-single-page ${templateFiles["basic-single-page"].version}`,
      quantity: "1",
      totalAmount: "49.00",
    },
  ]);
});

test("ignores sales and refunds that an owner made in the Control Panel", async () => {
  const manualSale = await authorize("manual-1");
  const { id = "" } = await service.pay(service.request());
  service.emulator.settle(id, "settled");
  const refund = await sdk(service.emulator.port, keys).transaction.refund(id);
  await reconcileLater();
  expect(findStatus(manualSale)).toBe("authorized");
  expect(findStatus(refund.transaction.id)).toBe("submitted_for_settlement");
  expect(await findAlerts()).toEqual([]);
});

test("voids other orphaned payments when one of them cannot be voided", async () => {
  const ids = [await createOrphanedPayment(), await createOrphanedPayment()];
  service.emulator.fault({ operation: "void", kind: "500" });
  await reconcileLater();
  expect(ids.map(findStatus).toSorted()).toEqual(["authorized", "voided"]);
  expect(await findAlerts()).toHaveLength(2);
  await reconcileLater();
  expect(ids.map(findStatus)).toEqual(["voided", "voided"]);
  expect(await findAlerts()).toHaveLength(2);
});
