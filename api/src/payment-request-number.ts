import type { InstallmentKind } from "@agency/contract/api/payment-requests";

/** R-0036: counted up, because clients read it out on the phone; what opens a request is its link. */
export const formatPaymentRequestNumber = (id: number) => `R-${String(id).padStart(4, "0")}`;

export function parsePaymentRequestNumber(number: string): number | undefined {
  const digits = /^R-(\d{4,15})$/i.exec(number.trim())?.[1];
  return digits ? Number(digits) : undefined;
}

/** On orders, invoices and at the gateway: "A shop for Holm Ceramics, deposit (R-0036)". */
export function installmentItemName(
  title: string,
  kind: InstallmentKind,
  requestId: number,
): string {
  const part = kind === "whole" ? "" : `, ${kind}`;
  return `${title}${part} (${formatPaymentRequestNumber(requestId)})`;
}

/** Undefined for the name of anything else that is sold. */
export function parseInstallmentItemName(name: string) {
  const [, kind = "whole", digits] = /(?:, (deposit|balance))? \(R-(\d{4,15})\)$/.exec(name) ?? [];
  if (!digits) return undefined;
  return { kind: kind as InstallmentKind, requestId: Number(digits) };
}
