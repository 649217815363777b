import type braintree from "braintree";
import { z } from "zod";
import type { ChargedItem, Gateway } from "./gateway.ts";

/** What a sale was for and who paid, as far as we told the gateway. */
const sale = z.object({
  customer: z.object({ email: z.string().nullish() }).nullish(),
  billing: z.object({ firstName: z.string().nullish(), lastName: z.string().nullish() }).nullish(),
});
const line = z.object({
  name: z.string(),
  description: z.string().nullish(),
  productCode: z.string().nullish(),
  quantity: z.coerce.number().int().positive(),
  totalAmount: z.string(),
});

/** A product code has 12 characters at most, so the whole id stands in the description, with the version. */
export const lineItem = ({ catalogId, version, name, quantity, totalCents }: ChargedItem) => ({
  kind: "debit",
  name: name.slice(0, 35),
  ...(catalogId && { productCode: catalogId.slice(0, 12) }),
  // What the catalog does not have is known by its name, which ends with what it belongs to.
  description: catalogId ? [catalogId, version].filter(Boolean).join(" ") : name.slice(-127),
  quantity: String(quantity),
  unitAmount: (totalCents / quantity / 100).toFixed(2),
  totalAmount: (totalCents / 100).toFixed(2),
});

export function readLine(answer: unknown): ChargedItem {
  const { name, description, productCode, quantity, totalAmount } = line.parse(answer);
  const totalCents = Math.round(Number(totalAmount) * 100);
  if (!productCode) return { name: description || name, quantity, totalCents };
  const [catalogId = productCode, version] = (description ?? "").split(" ");
  return { catalogId, ...(version && { version }), name, quantity, totalCents };
}

export function saleMethods(sdk: braintree.BraintreeGateway): Pick<Gateway, "readSale"> {
  // The published types do not know of line items.
  const { transactionLineItem } = sdk as unknown as {
    transactionLineItem: { findAll(id: string): Promise<unknown[]> };
  };
  return {
    async readSale(transactionId) {
      const { customer, billing } = sale.parse(await sdk.transaction.find(transactionId));
      const lines = await transactionLineItem.findAll(transactionId);
      // A name of one word was sent as both.
      const names = new Set([billing?.firstName, billing?.lastName].filter(Boolean));
      return {
        items: lines.map(readLine),
        ...(customer?.email && { email: customer.email }),
        ...(names.size > 0 && { buyerName: [...names].join(" ") }),
      };
    },
  };
}
