import { createHash } from "node:crypto";
import { agency } from "@agency/contract/agency";
import { formatDay } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance, formatDecimal } from "@agency/contract/offers/payment-request-totals";
import { projectRefundPolicy } from "@agency/contract/policies";
import type { Deps } from "../core/deps.ts";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import type { Trx } from "../db/database.ts";
import type { Installment, PaymentRequest, PaymentRequestLine } from "../db/tables.ts";
import { listCompleteMilestones } from "./row-mapping.ts";

/** When an installment of a proposal is due. */
export const formatDue = ({ due_on }: Pick<PaymentRequest, "due_on">) =>
  due_on ? `due by ${formatDay(due_on)}` : `due ${dueAfterAcceptance}`;

const installmentLabels = { full: "Payment", deposit: "Deposit", balance: "Balance" };

function paymentTermsText(request: PaymentRequest) {
  switch (request.terms) {
    case "upfront":
      return `The full amount is ${formatDue(request)}.`;
    case "deposit":
      return `${request.deposit_percent}% is ${formatDue(request)}, ${100 - request.deposit_percent}% on delivery.`;
    case "net15":
      return "Due 15 days after it is sent.";
  }
}

/** The proposal as plain text. The client accepts exactly this text. */
export function renderDocument(
  request: PaymentRequest,
  lines: readonly PaymentRequestLine[],
  installments: readonly Pick<Installment, "kind" | "cents">[],
): string {
  const parts = [
    `${formatPaymentRequestNumber(request.id)}, version ${request.version}`,
    `From ${agency.legalName}, ${agency.postalAddress.join(", ")}`,
    `For ${[request.client_name, request.company, request.address, request.tax_id].filter(Boolean).join(", ")}`,
    request.title,
    request.body,
    lines.map(formatLine).join("\n"),
    [
      `Net ${formatUsd(request.net_cents)}`,
      `Tax, ${formatDecimal(request.tax_basis_points)}%: ${formatUsd(request.tax_cents)}`,
      `Total ${formatUsd(request.total_cents)}`,
    ].join("\n"),
    [
      paymentTermsText(request),
      ...installments.map(({ kind, cents }) => `${installmentLabels[kind]}: ${formatUsd(cents)}`),
    ].join("\n"),
    listCompleteMilestones(request)
      .map(({ title, on }) => `${title}: ${formatDay(on)}`)
      .join("\n"),
    projectRefundPolicy,
  ];
  return parts.filter(Boolean).join("\n\n");
}

const formatLine = ({ name, quantity_hundredths, unit_cents, total_cents }: PaymentRequestLine) =>
  `${name}: ${formatDecimal(quantity_hundredths)} × ${formatUsd(unit_cents)} = ${formatUsd(total_cents)}`;

/** Stores the text as it is sent, with its hash. */
export async function saveVersion(
  { now }: Deps,
  trx: Trx,
  request: PaymentRequest,
  lines: readonly PaymentRequestLine[],
  installments: readonly Installment[],
) {
  const document = renderDocument(request, lines, installments);
  await trx
    .insertInto("payment_request_versions")
    .values({
      payment_request_id: request.id,
      version: request.version,
      sent_at: now(),
      document,
      sha256: createHash("sha256").update(document).digest(),
    })
    .execute();
}
