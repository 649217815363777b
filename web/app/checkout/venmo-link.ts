import { agency } from "@agency/contract/agency";
import { formatAmount } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";

/** What the payment is found by; the number follows for a buyer who asked for one. */
export function paymentNote(plan: string, orderNumber?: string) {
  return `Template: ${plan}${orderNumber ? ` · Order ${orderNumber}` : ""}`;
}

export function venmoLink({ amountCents }: Pick<Purchase, "amountCents">, note: string) {
  return `${genericVenmoLink}&amount=${formatAmount(amountCents)}&note=${encodeURIComponent(note)}`;
}

/** For a plan we do not know: the buyer fills in the rest in the app. */
export const genericVenmoLink = `https://venmo.com/${agency.venmoHandle}?txn=pay`;
