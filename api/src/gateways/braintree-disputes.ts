import type { BraintreeGateway } from "braintree";
import { z } from "zod";
import type { Gateway, GatewayDispute } from "./gateway.ts";

/** Without an answer in time a dispute is lost too. */
const outcomes: Record<string, GatewayDispute["outcome"]> = {
  open: "open",
  under_review: "open",
  disputed: "open",
  won: "won",
  lost: "lost",
  accepted: "lost",
  auto_accepted: "lost",
  expired: "lost",
};

const optionalText = z.string().nullish().catch(undefined);
const optionalDay = z
  .union([z.string(), z.date()])
  .transform((date) => (date instanceof Date ? date.toISOString() : date).slice(0, 10))
  .nullish()
  .catch(undefined);

/** Only the id has to be there: a dispute that we half understand must not go unnoticed. */
const answered = z.looseObject({
  id: z.string(),
  kind: optionalText,
  reason: optionalText,
  status: z.string().toLowerCase().catch("unknown"),
  amountDisputed: optionalText,
  replyByDate: optionalDay,
  receivedDate: optionalDay,
  caseNumber: optionalText,
  transaction: z.object({ id: z.string() }).nullish().catch(undefined),
});

export function readDispute(dispute: unknown): GatewayDispute {
  const known = answered.parse(dispute);
  const outcome = outcomes[known.status];
  const cents = Math.round(Number(known.amountDisputed ?? Number.NaN) * 100);
  const unreadable = [
    !outcome && `unknown status ${known.status}`,
    Number.isNaN(cents) && "no amount",
    !known.transaction && "no transaction",
  ].filter((problem) => problem !== false);
  return {
    id: known.id,
    transactionId: known.transaction?.id ?? "",
    kind: known.kind ?? "chargeback",
    reason: known.reason ?? "general",
    status: known.status,
    outcome: outcome ?? "open",
    cents: Number.isNaN(cents) ? undefined : cents,
    replyBy: known.replyByDate ?? undefined,
    receivedOn: known.receivedDate ?? undefined,
    caseNumber: known.caseNumber ?? undefined,
    payload: JSON.stringify(dispute),
    unreadable: unreadable.join(", ") || undefined,
  };
}

interface Search {
  receivedDate(): { min(day: string): void };
}

type Methods = Pick<Gateway, "findDispute" | "disputesSince">;

export const disputeMethods = (sdk: BraintreeGateway): Methods => ({
  async disputesSince(day) {
    const criteria = (by: Search) => by.receivedDate().min(day.toISOString().slice(0, 10));
    const found = sdk.dispute.search(criteria as never) as unknown as AsyncIterable<unknown>;
    const disputes: GatewayDispute[] = [];
    for await (const dispute of found) disputes.push(readDispute(dispute));
    return disputes;
  },
  async findDispute(id) {
    // The types say that the dispute itself is answered.
    const answer = (await sdk.dispute.find(id)) as unknown as { dispute: unknown };
    return readDispute(answer.dispute);
  },
});
