import type { BraintreeGateway } from "braintree";
import { z } from "zod";
import type { DisputeActionResult, Gateway, GatewayDispute } from "./gateway.ts";

const outcomes: Record<string, GatewayDispute["outcome"]> = {
  open: "open",
  under_review: "open",
  disputed: "open",
  won: "won",
  lost: "lost",
  accepted: "lost",
  auto_accepted: "lost",
  // The deadline for a response has passed.
  expired: "lost",
};

const optionalText = z.string().nullish().catch(undefined);
const optionalDate = z
  .union([z.string(), z.date()])
  .transform((date) => (date instanceof Date ? date.toISOString() : date).slice(0, 10))
  .nullish()
  .catch(undefined);

/** Requires only the ID, so that a dispute with unexpected fields is still reported. */
const disputeSchema = z.looseObject({
  id: z.string(),
  kind: optionalText,
  reason: optionalText,
  status: z.string().toLowerCase().catch("unknown"),
  amountDisputed: optionalText,
  replyByDate: optionalDate,
  receivedDate: optionalDate,
  caseNumber: optionalText,
  evidence: z.array(z.looseObject({ comment: optionalText })).catch([]),
  transaction: z.object({ id: z.string() }).nullish().catch(undefined),
});

export function parseDispute(dispute: unknown): GatewayDispute {
  const parsed = disputeSchema.parse(dispute);
  const outcome = outcomes[parsed.status];
  const cents = Math.round(Number(parsed.amountDisputed ?? Number.NaN) * 100);
  const unreadableReasons = [
    !outcome && `unknown status ${parsed.status}`,
    Number.isNaN(cents) && "no amount",
    !parsed.transaction && "no transaction",
  ].filter((reason) => reason !== false);
  return {
    id: parsed.id,
    transactionId: parsed.transaction?.id ?? "",
    kind: parsed.kind ?? "chargeback",
    reason: parsed.reason ?? "general",
    status: parsed.status,
    outcome: outcome ?? "open",
    cents: Number.isNaN(cents) ? undefined : cents,
    replyBy: parsed.replyByDate ?? undefined,
    receivedOn: parsed.receivedDate ?? undefined,
    caseNumber: parsed.caseNumber ?? undefined,
    evidence: parsed.evidence.flatMap(({ comment }) => comment ?? []),
    payload: JSON.stringify(dispute),
    unreadableReason: unreadableReasons.join(", ") || undefined,
  };
}

interface DisputeSearch {
  receivedDate(): { min(day: string): void };
}

type DisputeMethods = Pick<
  Gateway,
  "findDispute" | "findDisputesSince" | "addDisputeEvidence" | "finalizeDispute" | "acceptDispute"
>;

/** The published types miss the result of a rejected call. */
async function toResult(call: Promise<unknown>): Promise<DisputeActionResult> {
  const { success, message } = (await call) as { success: boolean; message?: string };
  return success ? { accepted: true } : { accepted: false, reason: message ?? "rejected" };
}

export const createDisputeMethods = (sdk: BraintreeGateway): DisputeMethods => ({
  async findDisputesSince(day) {
    const setCriteria = (search: DisputeSearch) =>
      search.receivedDate().min(day.toISOString().slice(0, 10));
    const results = sdk.dispute.search(setCriteria as never) as unknown as AsyncIterable<unknown>;
    const disputes: GatewayDispute[] = [];
    for await (const dispute of results) disputes.push(parseDispute(dispute));
    return disputes;
  },
  addDisputeEvidence: (id, text) => toResult(sdk.dispute.addTextEvidence(id, { content: text })),
  finalizeDispute: (id) => toResult(sdk.dispute.finalize(id)),
  acceptDispute: (id) => toResult(sdk.dispute.accept(id)),
  async findDispute(id) {
    // The published types are wrong: the SDK wraps the dispute in an object.
    const response = (await sdk.dispute.find(id)) as unknown as { dispute: unknown };
    return parseDispute(response.dispute);
  },
});
