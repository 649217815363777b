import { createHash } from "node:crypto";
import { agency } from "@agency/contract/agency";
import { formatDay } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance, formatDecimal } from "@agency/contract/offers/payment-request-totals";
import { buildRefundPolicy } from "@agency/contract/policies";
import type { Trx } from "../db/database.ts";
import type { Instalment, PaymentRequest, RequestLine } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { formatPaymentRequestNumber } from "../payment-request-number.ts";
import { milestonesOf } from "./row-mapping.ts";

/** When a payment that waits for acceptance is due. */
export const whenDue = ({ due_on }: Pick<PaymentRequest, "due_on">) =>
  due_on ? `due by ${formatDay(due_on)}` : `due ${dueAfterAcceptance}`;

function termsText(request: PaymentRequest) {
  switch (request.terms) {
    case "all":
      return `The whole amount is ${whenDue(request)}.`;
    case "halves":
      return `${request.deposit_percent}% is ${whenDue(request)}, ${100 - request.deposit_percent}% on delivery.`;
    case "net15":
      return "Due 15 days after it was sent.";
  }
}

/** What the client reads, as plain text: what is accepted is this, word by word. */
export function renderDocument(
  request: PaymentRequest,
  lines: readonly RequestLine[],
  instalments: readonly Pick<Instalment, "kind" | "cents">[],
): string {
  const parts = [
    `${formatPaymentRequestNumber(request.id)}, version ${request.version}`,
    `From ${agency.legalName}, ${agency.postalAddress.join(", ")}`,
    `For ${[request.client_name, request.company, request.address, request.vat_id].filter(Boolean).join(", ")}`,
    request.title,
    request.body,
    lines.map(lineText).join("\n"),
    [
      `Net ${formatUsd(request.net_cents)}`,
      `Tax, ${formatDecimal(request.tax_hundredths)}%: ${formatUsd(request.tax_cents)}`,
      `Total ${formatUsd(request.total_cents)}`,
    ].join("\n"),
    [
      termsText(request),
      ...instalments.map(({ kind, cents }) => `${kind}: ${formatUsd(cents)}`),
    ].join("\n"),
    milestonesOf(request)
      .map(({ title, on }) => `${title}: ${formatDay(on)}`)
      .join("\n"),
    buildRefundPolicy,
  ];
  return parts.filter(Boolean).join("\n\n");
}

const lineText = ({ name, quantity_hundredths, unit_cents, total_cents }: RequestLine) =>
  `${name}: ${formatDecimal(quantity_hundredths)} × ${formatUsd(unit_cents)} = ${formatUsd(total_cents)}`;

/** Each version is kept as it was sent. */
export async function saveVersion(
  { now }: Deps,
  trx: Trx,
  request: PaymentRequest,
  lines: readonly RequestLine[],
  instalments: readonly Instalment[],
) {
  const document = renderDocument(request, lines, instalments);
  await trx
    .insertInto("request_versions")
    .values({
      request_id: request.id,
      version: request.version,
      sent_at: now(),
      document,
      sha256: createHash("sha256").update(document).digest(),
    })
    .execute();
}
