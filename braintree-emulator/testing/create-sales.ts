import type { BraintreeGateway } from "braintree";
import type { RunningEmulator } from "../server.ts";
import { visa } from "./sdk.ts";

/** Sales of order-0, order-1 and so on, brought as far as a test needs them; each answers its id. */
export function salesOf(double: RunningEmulator, gateway: BraintreeGateway) {
  async function authorized(amount = "49.00", method: typeof visa | "paypal" = visa) {
    const { transaction } = await gateway.transaction.sale({
      amount,
      orderId: `order-${double.audit().transactions.length}`,
      paymentMethodNonce: double.nonce(method),
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
    double.settle(id, "settled");
    return id;
  }

  return { authorized, submitted, settled };
}
