/** What became of a payment: on the page, and in the books of the gateway that the service runs with. */
import { expect, type Page } from "@playwright/test";
import { connectRunningEmulator } from "./running-emulator.ts";

const success = /Payment successful! Transaction ID: (\w+)/;

export async function transactionId(page: Page) {
  const words = page.getByRole("alert").getByText(success);
  return success.exec((await words.textContent()) ?? "")?.[1] ?? "";
}

export async function findGatewayTransaction(id: string) {
  const { transactions } = await connectRunningEmulator().audit();
  const found = transactions.find((transaction) => transaction.id === id);
  if (!found) throw new Error(`The gateway has no transaction ${id}`);
  return found;
}

/** The page tells of success, and the gateway took $49 once for the purchase, with these attempts. */
export async function expectPaidOnce(page: Page, attempts = ["submitted_for_settlement"]) {
  const id = await transactionId(page);
  // A reference is the database's id, the order's number, and a part of the attempt's own.
  const number = (await findGatewayTransaction(id)).orderId?.slice(0, -9) ?? "";
  const { orders, transactions } = await connectRunningEmulator().audit();
  const made = transactions.filter(({ orderId }) => orderId?.startsWith(number));
  expect(made.map(({ status }) => status)).toEqual(attempts);
  const money = Object.entries(orders).filter(([reference]) => reference.startsWith(number));
  const sum = (of: "authorizedCents" | "capturedCents" | "captures") =>
    money.reduce((total, [, order]) => total + order[of], 0);
  expect([sum("authorizedCents"), sum("capturedCents"), sum("captures")]).toEqual([0, 4_900, 1]);
  return id;
}
