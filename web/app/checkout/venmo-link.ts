import { agency } from "@agency/contract/agency";
import { formatAmount } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";

/** The note we use to match a Venmo payment to its plan or order; it ends with the order number if the buyer has one. */
export function formatPaymentNote(plan: string, orderNumber?: string) {
  return `Template: ${plan}${orderNumber ? ` · Order ${orderNumber}` : ""}`;
}

export function buildVenmoLink({ amountCents }: Pick<Purchase, "amountCents">, note: string) {
  return `${genericVenmoLink}&amount=${formatAmount(amountCents)}&note=${encodeURIComponent(note)}`;
}

/** Opens a payment to us with no amount or note; the buyer enters both in the app. */
export const genericVenmoLink = `https://venmo.com/${agency.venmoHandle}?txn=pay`;
