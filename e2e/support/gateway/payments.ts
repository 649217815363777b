/** Checks the result of a payment on the page and at the Braintree emulator. */
import { expect, type Page } from "@playwright/test";
import { connectRunningEmulator } from "./running-emulator.ts";

const success = /Payment successful! Transaction ID: (\w+)/;

export async function transactionId(page: Page) {
  const message = page.getByRole("alert").getByText(success);
  return success.exec((await message.textContent()) ?? "")?.[1] ?? "";
}

export async function findGatewayTransaction(id: string) {
  const { transactions } = await connectRunningEmulator().audit();
  const found = transactions.find((transaction) => transaction.id === id);
  if (!found) throw new Error(`The gateway has no transaction ${id}`);
  return found;
}

/** Expects a success message on the page, and one capture of $49 with these attempt statuses at the gateway. */
export async function expectPaidOnce(page: Page, attempts = ["submitted_for_settlement"]) {
  const id = await transactionId(page);
  // A reference consists of the installation ID, the order number and a part of the attempt ID.
  const number = (await findGatewayTransaction(id)).orderId?.slice(0, -9) ?? "";
  const { orders, transactions } = await connectRunningEmulator().audit();
  const attempted = transactions.filter(({ orderId }) => orderId?.startsWith(number));
  expect(attempted.map(({ status }) => status)).toEqual(attempts);
  const totals = Object.entries(orders).filter(([reference]) => reference.startsWith(number));
  const sum = (field: "authorizedCents" | "capturedCents" | "captures") =>
    totals.reduce((total, [, order]) => total + order[field], 0);
  expect([sum("authorizedCents"), sum("capturedCents"), sum("captures")]).toEqual([0, 4_900, 1]);
  return id;
}
