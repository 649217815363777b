import { z } from "zod";
import { emailBuyer, loadOrderEmailData } from "../fulfillment/fulfillment.ts";
import { defineMessage, id } from "../mail/define-message.ts";
import { type OrderEmailData, renderMessage } from "../mail/message.ts";
import { findOrdersByEmail } from "../orders/orders.ts";
import { foundOrders, renewedLink } from "./messages/order-links.tsx";

export const orderPageMessages = {
  "order-link": defineMessage(z.object({ orderId: id, generation: id }), (deps, { orderId }) =>
    emailBuyer(deps, orderId, renewedLink),
  ),

  "find-order": defineMessage(
    z.object({ email: z.string(), asked: z.uuid() }),
    async (deps, { email }) => {
      const orders = await findOrdersByEmail(deps, email);
      if (orders.length === 0) {
        // The same work for an address that we do not know.
        await renderMessage(foundOrders([nobodys]));
        return undefined;
      }
      const facts = await Promise.all(orders.map((order) => loadOrderEmailData(deps, order)));
      return { to: [email], message: foundOrders(facts) };
    },
  ),
};

const nobodys: OrderEmailData = {
  number: "0000-0000",
  placedAt: new Date(0),
  method: "card",
  buyerEmail: "nobody@removed.invalid",
  totalCents: 0,
  items: [],
  orderUrl: "https://removed.invalid/",
};
