import type { DraftContent, Milestone } from "@agency/contract/api/payment-requests";
import { calculateTotals, lineTotalCents } from "@agency/contract/offers/payment-request-totals";
import type { Db, Trx } from "../db/database.ts";
import type { PaymentRequest, RequestLine } from "../db/tables.ts";

/** What the owner wrote, as it is kept; every sum is made here, from the lines. */
export function toRow({ client, lines, ...content }: DraftContent) {
  const sums = calculateTotals(lines, content.taxHundredths, content.terms);
  return {
    client_name: client.name,
    client_email: client.email.toLowerCase(),
    company: client.company,
    vat_id: client.vatId,
    address: client.address,
    title: content.title,
    body: content.body,
    tax_hundredths: content.taxHundredths,
    terms: content.terms,
    deposit_percent: content.depositPercent,
    due_on: content.dueOn ?? null,
    milestones: JSON.stringify(content.milestones),
    net_cents: sums.netCents,
    tax_cents: sums.taxCents,
    total_cents: sums.totalCents,
  };
}

export function fromRow(request: PaymentRequest, lines: readonly RequestLine[]): DraftContent {
  return {
    client: {
      name: request.client_name,
      email: request.client_email,
      company: request.company,
      vatId: request.vat_id,
      address: request.address,
    },
    title: request.title,
    body: request.body,
    lines: lines.map(({ name, quantity_hundredths, unit_cents }) => ({
      name,
      quantityHundredths: quantity_hundredths,
      unitCents: unit_cents,
    })),
    taxHundredths: request.tax_hundredths,
    terms: request.terms,
    depositPercent: request.deposit_percent,
    ...(request.due_on && { dueOn: request.due_on }),
    milestones: request.milestones,
  };
}

/** Those that are complete, by their days: what a client reads has no others. */
export const milestonesOf = ({ milestones }: Pick<PaymentRequest, "milestones">): Milestone[] =>
  milestones
    .flatMap(({ title, on }) => (title && on ? [{ title, on }] : []))
    .toSorted((a, b) => a.on.localeCompare(b.on));

export function findLines(db: Db, requestId: number): Promise<RequestLine[]> {
  return db
    .selectFrom("request_lines")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("position")
    .execute();
}

export async function replaceLines(trx: Trx, requestId: number, lines: DraftContent["lines"]) {
  await trx.deleteFrom("request_lines").where("request_id", "=", requestId).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => ({
    request_id: requestId,
    position: index + 1,
    name: line.name,
    quantity_hundredths: line.quantityHundredths,
    unit_cents: line.unitCents,
    total_cents: lineTotalCents(line),
  }));
  await trx.insertInto("request_lines").values(rows).execute();
}
