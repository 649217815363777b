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

const answered = z.looseObject({
  id: z.string(),
  kind: z.string(),
  reason: z.string().nullish(),
  status: z.string().toLowerCase(),
  amountDisputed: z.string(),
  replyByDate: z.union([z.string(), z.date()]).nullish(),
  receivedDate: z.union([z.string(), z.date()]).nullish(),
  caseNumber: z.string().nullish(),
  transaction: z.object({ id: z.string() }),
});

const dayOf = (date: string | Date | null | undefined) =>
  (date instanceof Date ? date.toISOString() : date)?.slice(0, 10);

function readDispute(dispute: unknown): GatewayDispute {
  const known = answered.parse(dispute);
  const outcome = outcomes[known.status];
  if (!outcome) throw new Error(`unknown status ${known.status} of a dispute`);
  return {
    id: known.id,
    transactionId: known.transaction.id,
    kind: known.kind,
    reason: known.reason ?? "general",
    status: known.status,
    outcome,
    cents: Math.round(Number(known.amountDisputed) * 100),
    replyBy: dayOf(known.replyByDate),
    receivedOn: dayOf(known.receivedDate),
    caseNumber: known.caseNumber ?? undefined,
    payload: JSON.stringify(dispute),
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
    const ids: string[] = [];
    for await (const dispute of found) ids.push(z.object({ id: z.string() }).parse(dispute).id);
    return ids;
  },
  async findDispute(id) {
    // The types say that the dispute itself is answered.
    const answer = (await sdk.dispute.find(id)) as unknown as { dispute: unknown };
    return readDispute(answer.dispute);
  },
});
