import type { BraintreeGateway } from "braintree";
import type { RunningEmulator } from "../server.ts";
import { visa } from "./sdk.ts";

/** Create sales with order IDs order-0, order-1 and so on, in the given state. Each returns the sale's ID. */
export function createSaleHelpers(emulator: RunningEmulator, gateway: BraintreeGateway) {
  async function authorized(amount = "49.00", method: typeof visa | "paypal" = visa) {
    const { transaction } = await gateway.transaction.sale({
      amount,
      orderId: `order-${emulator.audit().transactions.length}`,
      paymentMethodNonce: emulator.nonce(method),
    });
    return transaction.id;
  }

  async function submitted(...sale: Parameters<typeof authorized>) {
    const id = await authorized(...sale);
    await gateway.transaction.submitForSettlement(id);
    return id;
  }

  async function settled(...sale: Parameters<typeof authorized>) {
    const id = await submitted(...sale);
    emulator.settle(id, "settled");
    return id;
  }

  return { authorized, submitted, settled };
}
