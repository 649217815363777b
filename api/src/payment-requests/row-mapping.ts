import type { DraftContent, Milestone } from "@agency/contract/api/payment-requests";
import { calculateTotals, lineTotalCents } from "@agency/contract/offers/payment-request-totals";
import type { Db, Trx } from "../db/database.ts";
import type { PaymentRequest, PaymentRequestLine } from "../db/tables.ts";

/** Maps a draft to columns. Totals are always calculated from the lines. */
export function toRow({ client, lines, ...content }: DraftContent) {
  const totals = calculateTotals(lines, content.taxBasisPoints, content.terms);
  return {
    client_name: client.name,
    client_email: client.email.toLowerCase(),
    company: client.company,
    tax_id: client.taxId,
    address: client.address,
    title: content.title,
    body: content.body,
    tax_basis_points: content.taxBasisPoints,
    terms: content.terms,
    deposit_percent: content.depositPercent,
    due_on: content.dueOn ?? null,
    milestones: JSON.stringify(content.milestones),
    net_cents: totals.netCents,
    tax_cents: totals.taxCents,
    total_cents: totals.totalCents,
  };
}

export function fromRow(
  request: PaymentRequest,
  lines: readonly PaymentRequestLine[],
): DraftContent {
  return {
    client: {
      name: request.client_name,
      email: request.client_email,
      company: request.company,
      taxId: request.tax_id,
      address: request.address,
    },
    title: request.title,
    body: request.body,
    lines: lines.map(({ name, quantity_hundredths, unit_cents }) => ({
      name,
      quantityHundredths: quantity_hundredths,
      unitCents: unit_cents,
    })),
    taxBasisPoints: request.tax_basis_points,
    terms: request.terms,
    depositPercent: request.deposit_percent,
    dueOn: request.due_on ?? undefined,
    milestones: request.milestones,
  };
}

/** Milestones for the client, sorted by date. Drafts may contain incomplete ones. */
export const listCompleteMilestones = ({
  milestones,
}: Pick<PaymentRequest, "milestones">): Milestone[] =>
  milestones
    .flatMap(({ title, on }) => (title && on ? [{ title, on }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on));

export function findLines(db: Db, requestId: number): Promise<PaymentRequestLine[]> {
  return db
    .selectFrom("payment_request_lines")
    .selectAll()
    .where("payment_request_id", "=", requestId)
    .orderBy("position")
    .execute();
}

export async function replaceLines(trx: Trx, requestId: number, lines: DraftContent["lines"]) {
  await trx
    .deleteFrom("payment_request_lines")
    .where("payment_request_id", "=", requestId)
    .execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => ({
    payment_request_id: requestId,
    position: index + 1,
    name: line.name,
    quantity_hundredths: line.quantityHundredths,
    unit_cents: line.unitCents,
    total_cents: lineTotalCents(line),
  }));
  await trx.insertInto("payment_request_lines").values(rows).execute();
}
