import type { InstallmentKind } from "@agency/contract/api/payment-requests";

/** "R-0036": sequential, because clients read it out on the phone. Access needs the signed link, not the number. */
export const formatPaymentRequestNumber = (id: number) => `R-${String(id).padStart(4, "0")}`;

export function parsePaymentRequestNumber(number: string): number | undefined {
  const digits = /^R-(\d{4,15})$/i.exec(number.trim())?.[1];
  return digits ? Number(digits) : undefined;
}

/** Used on orders, on invoices and at the gateway: "A shop for Holm Ceramics, deposit (R-0036)". */
export function installmentItemName(
  title: string,
  kind: InstallmentKind,
  requestId: number,
): string {
  const part = kind === "full" ? "" : `, ${kind}`;
  return `${title}${part} (${formatPaymentRequestNumber(requestId)})`;
}

/** Returns undefined for the name of a catalog item. */
export function parseInstallmentItemName(name: string) {
  const [, kind = "full", digits] = /(?:, (deposit|balance))? \(R-(\d{4,15})\)$/.exec(name) ?? [];
  if (!digits) return undefined;
  return { kind: kind as InstallmentKind, requestId: Number(digits) };
}
