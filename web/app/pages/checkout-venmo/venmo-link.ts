import { agency } from "@agency/contract/agency";
import { formatAmount } from "@agency/contract/money";
import type { Purchase } from "@agency/contract/purchase";

export function paymentNote(plan: string) {
  return `Template: ${plan}`;
}

export function venmoLink({ plan, amountCents }: Purchase) {
  return `${genericVenmoLink}&amount=${formatAmount(amountCents)}&note=${encodeURIComponent(paymentNote(plan))}`;
}

/** For a plan we do not know: the buyer fills in the rest in the app. */
export const genericVenmoLink = `https://venmo.com/${agency.venmoHandle}?txn=pay`;
