import type braintree from "braintree";
import { z } from "zod";
import { formatBillingAddress } from "../core/billing-address.ts";
import type { ChargedItem, Gateway } from "./gateway.ts";

const optionalText = z.string().nullish();
const saleSchema = z.object({
  customer: z.object({ email: optionalText }).nullish(),
  billing: z
    .object({
      firstName: optionalText,
      lastName: optionalText,
      streetAddress: optionalText,
      locality: optionalText,
      region: optionalText,
      postalCode: optionalText,
      countryCodeAlpha2: optionalText,
    })
    .nullish(),
});
const lineItemSchema = z.object({
  name: z.string(),
  description: optionalText,
  productCode: optionalText,
  quantity: z.coerce.number().int().positive(),
  totalAmount: z.string(),
});

/** Product codes are limited to 12 characters, so the description has the full ID, version and look. */
export const toLineItem = (item: ChargedItem) => {
  const { catalogId, version, look, name, quantity, totalCents, taxCents } = item;
  // The tax goes into the product code, because PayPal rejects tax fields if the total includes the tax.
  const productCode = catalogId?.slice(0, 12) ?? (taxCents ? `tax${taxCents}` : undefined);
  return {
    kind: "debit",
    name: name.slice(0, 35),
    ...(productCode && { productCode }),
    // A payment request is identified by its item name, which ends with the request number.
    description: catalogId
      ? [catalogId, version, look].filter(Boolean).join(" ")
      : name.slice(-127),
    quantity: String(quantity),
    unitAmount: (totalCents / quantity / 100).toFixed(2),
    totalAmount: (totalCents / 100).toFixed(2),
  };
};

function parseLineItem(lineItem: unknown): ChargedItem {
  const { name, description, productCode, quantity, totalAmount } = lineItemSchema.parse(lineItem);
  const totalCents = Math.round(Number(totalAmount) * 100);
  const [, taxCents] = /^tax(\d+)$/.exec(productCode ?? "") ?? [];
  const paymentRequestItem = { name: description || name, quantity, totalCents };
  if (taxCents) return { ...paymentRequestItem, taxCents: Number(taxCents) };
  if (!productCode) return paymentRequestItem;
  const [catalogId = productCode, version, look] = (description ?? "").split(" ");
  return { catalogId, name, quantity, totalCents, version, look };
}

type SaleBilling = NonNullable<z.infer<typeof saleSchema>["billing"]>;

function parseBillingAddress({
  streetAddress,
  locality,
  region,
  postalCode,
  ...rest
}: SaleBilling) {
  if (!streetAddress || !locality || !region || !postalCode) return undefined;
  const address = { address: streetAddress, city: locality, state: region, zip: postalCode };
  return formatBillingAddress(address, rest.countryCodeAlpha2 || undefined);
}

export function createSaleMethods(sdk: braintree.BraintreeGateway): Pick<Gateway, "getSaleRecord"> {
  // The published types lack line items.
  const { transactionLineItem } = sdk as unknown as {
    transactionLineItem: { findAll(id: string): Promise<unknown[]> };
  };
  return {
    async getSaleRecord(transactionId) {
      const { customer, billing } = saleSchema.parse(await sdk.transaction.find(transactionId));
      const lineItems = await transactionLineItem.findAll(transactionId);
      // A one-word name was sent as first and last name.
      const names = new Set([billing?.firstName, billing?.lastName].filter(Boolean));
      return {
        items: lineItems.map(parseLineItem),
        email: customer?.email || undefined,
        buyerName: [...names].join(" ") || undefined,
        billingAddress: billing ? parseBillingAddress(billing) : undefined,
      };
    },
  };
}
