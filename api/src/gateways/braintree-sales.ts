import type braintree from "braintree";
import { z } from "zod";
import { formatBillingAddress } from "../billing-address.ts";
import type { ChargedItem, Gateway } from "./gateway.ts";

/** What a sale was for and who paid, as far as we told the gateway. */
const text = z.string().nullish();
const sale = z.object({
  customer: z.object({ email: text }).nullish(),
  billing: z
    .object({
      firstName: text,
      lastName: text,
      streetAddress: text,
      locality: text,
      region: text,
      postalCode: text,
    })
    .nullish(),
});
const line = z.object({
  name: z.string(),
  description: z.string().nullish(),
  productCode: z.string().nullish(),
  quantity: z.coerce.number().int().positive(),
  totalAmount: z.string(),
});

/** A product code has 12 characters at most, so the whole id stands in the description, with version and look. */
export const lineItem = (item: ChargedItem) => {
  const { catalogId, version, look, name, quantity, totalCents, taxCents } = item;
  // The gateway's own tax fields must add up with the line for PayPal, whose total here includes the tax.
  const productCode = catalogId?.slice(0, 12) ?? (taxCents ? `tax${taxCents}` : undefined);
  return {
    kind: "debit",
    name: name.slice(0, 35),
    ...(productCode && { productCode }),
    // What the catalog does not have is known by its name, which ends with what it belongs to.
    description: catalogId
      ? [catalogId, version, look].filter(Boolean).join(" ")
      : name.slice(-127),
    quantity: String(quantity),
    unitAmount: (totalCents / quantity / 100).toFixed(2),
    totalAmount: (totalCents / 100).toFixed(2),
  };
};

export function readLine(answer: unknown): ChargedItem {
  const { name, description, productCode, quantity, totalAmount } = line.parse(answer);
  const totalCents = Math.round(Number(totalAmount) * 100);
  const [, tax] = /^tax(\d+)$/.exec(productCode ?? "") ?? [];
  const agreed = { name: description || name, quantity, totalCents };
  if (tax) return { ...agreed, taxCents: Number(tax) };
  if (!productCode) return agreed;
  const [catalogId = productCode, version, look] = (description ?? "").split(" ");
  return {
    ...{ catalogId, name, quantity, totalCents },
    ...(version && { version }),
    ...(look && { look }),
  };
}

type SaleBilling = NonNullable<z.infer<typeof sale>["billing"]>;

function addressOf({ streetAddress, locality, region, postalCode }: SaleBilling) {
  if (!streetAddress || !locality || !region || !postalCode) return undefined;
  const given = { address: streetAddress, city: locality, state: region, zip: postalCode };
  return { billingAddress: formatBillingAddress(given) };
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
        ...(billing && addressOf(billing)),
      };
    },
  };
}
