import type { Billing } from "@agency/contract/api/checkout";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { signIn } from "../../testing/desk.ts";
import { company, issue } from "../../testing/invoices.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { createSale, processRefunds, refund, settleSale } from "../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { aggregateDailyMetrics } from "../analytics/analytics.ts";
import { syncDispute } from "../payments/disputes/disputes.ts";
import { deletePersonalData } from "./personal-data.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  // The next day in UTC.
  await setClock(shop, "2026-11-30 20:30");
});
afterAll(() => shop.close());

const buy = (state: string, country: Billing["country"], fields: { nonce?: string } = {}) =>
  createSale(shop, {
    billing: { ...buyer, email: `${crypto.randomUUID()}@example.com`, state, country },
    ...(fields.nonce && { paymentMethodNonce: fields.nonce }),
  });

async function readStates() {
  const desk = await signIn(shop);
  const { states, total } = await desk.read<ReportsResponse>("/reports?year=2026");
  expect(states.reduce((sum, { cents }) => sum + cents, 0)).toBe(total.cents);
  expect(states.reduce((sum, { orders }) => sum + orders, 0)).toBe(total.orders);
  return states;
}

async function readSales(query: string) {
  const desk = await signIn(shop);
  const [header = "", ...lines] = (await (await desk.call(`/sales.csv?${query}`)).text())
    .trimEnd()
    .split("\r\n");
  const split = (line: string) => line.split(",").map((cell) => cell.replaceAll('"', ""));
  const columns = split(header);
  return lines.map((line) =>
    Object.fromEntries(split(line).map((cell, index) => [columns[index], cell])),
  );
}

test("reports sales, refunds and lost disputes by the state of the buyer", async () => {
  const [first, refunded] = [await buy("Colorado", "US"), await buy("CO", "US")];
  await buy("Elsewhere", "US");
  const ontario = await buy("Ontario", "CA");
  const unknown = await placePaidOrder(shop);
  await issue(shop, first.order, company);
  for (const sale of [refunded, ontario]) await settleSale(shop, sale);
  await refund(shop, refunded, 1_000);
  await processRefunds(shop);
  const dispute = shop.emulator.dispute({ transactionId: ontario.id });
  shop.emulator.changeDispute(dispute, "lost");
  await syncDispute(shop, dispute);

  const expected = [
    {
      country: "US",
      state: "CO",
      orders: 2,
      grossCents: 9_800,
      refundedCents: 1_000,
      cents: 8_800,
    },
    { country: "US", orders: 1, grossCents: 4_900, refundedCents: 0, cents: 4_900 },
    { country: "CA", orders: 1, grossCents: 4_900, refundedCents: 4_900, cents: 0 },
    { orders: 1, grossCents: 4_900, refundedCents: 0, cents: 4_900 },
  ];
  expect(await readStates()).toEqual(expected);

  const sales = await readSales("from=2026-11-30&to=2026-11-30");
  expect(sales.filter(({ Type }) => Type === "sale")).toHaveLength(5);
  expect(sales.find((row) => row.Order === first.order.number)).toMatchObject({
    ...{ Date: "2026-11-30", Invoice: expect.stringContaining("2026"), State: "CO", Country: "US" },
    ...{ "Total (USD)": "49.00", "Fee (USD)": "" },
  });
  expect(sales.find((row) => row.Order === unknown.number)).toMatchObject({
    ...{ State: "", Country: "", "Total (USD)": "49.00" },
  });
  // The settlements took until the next day.
  const later = await readSales("from=2026-12-01");
  expect(later.map((row) => [row.Type, row.State, row["Total (USD)"]])).toEqual([
    ["refund", "CO", "-10.00"],
    ["dispute loss", "Ontario", "-49.00"],
  ]);

  shop.passTime(2 * 24 * 60 * 60);
  await aggregateDailyMetrics(shop);
  expect(await readStates()).toEqual(expected);
});

test("lists the fee of a settled PayPal payment", async () => {
  const sale = await buy("CO", "US", { nonce: shop.emulator.nonce("paypal") });
  await settleSale(shop, sale);
  const row = (await readSales("")).find(({ Order }) => Order === sale.order.number);
  expect(row).toMatchObject({ "Fee (USD)": "2.20", "Payment method": "paypal" });
});

test("lists no state of a person whose data was deleted", async () => {
  const { order } = await buy("Ontario", "CA");
  await deletePersonalData(shop, order.email);
  const row = (await readSales("")).find(({ Order }) => Order === order.number);
  expect(row).toMatchObject({ Name: "", State: "", Country: "", "Total (USD)": "49.00" });
});
