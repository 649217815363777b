import { randomInt } from "node:crypto";
import { noMoneyStatuses, type Transaction } from "./transaction.ts";

export const disputeStatuses = [
  "open",
  "under_review",
  "disputed",
  "won",
  "lost",
  "accepted",
  "auto_accepted",
  "expired",
] as const;
/** "pending_arbitration" is an example of a status that the SDK does not support yet. */
export type DisputeStatus = (typeof disputeStatuses)[number] | "pending_arbitration";

export const disputeKinds = ["chargeback", "pre_arbitration", "retrieval"] as const;

export const disputeReasons = [
  "cancelled_recurring_transaction",
  "credit_not_processed",
  "duplicate",
  "fraud",
  "general",
  "invalid_account",
  "not_recognized",
  "product_not_received",
  "product_unsatisfactory",
  "retrieval",
  "transaction_amount_differs",
] as const;

export interface Dispute {
  readonly id: string;
  readonly sale: Transaction;
  readonly kind: (typeof disputeKinds)[number];
  readonly reason: (typeof disputeReasons)[number];
  readonly amountCents: number;
  readonly caseNumber: string;
  readonly receivedAt: Date;
  /** An ISO date, such as 2026-03-11. */
  readonly replyBy: string;
  status: DisputeStatus;
  /** Text evidence, oldest first. */
  readonly evidence: { id: string; text: string; at: Date }[];
  history: { status: DisputeStatus; at: Date }[];
}

/** By default a dispute is over the full amount of the sale. */
export type DisputeDetails = Partial<
  Pick<Dispute, "id" | "kind" | "reason" | "amountCents" | "caseNumber" | "receivedAt" | "replyBy">
>;
export type DisputeRequest = DisputeDetails & { transactionId: string };

const DAYS_TO_REPLY = 10;

/** A dispute without a reply in time is lost too. A retrieval requests documents, not money. */
const lost: readonly DisputeStatus[] = ["lost", "accepted", "auto_accepted", "expired"];
export const isLost = ({ kind, status }: Dispute) => kind !== "retrieval" && lost.includes(status);

const createId = () => Array.from({ length: 16 }, () => randomInt(36).toString(36)).join("");

export const formatDate = (date: Date) => date.toISOString().slice(0, 10);

export class Disputes {
  readonly #byId = new Map<string, Dispute>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  find(id: string | undefined): Dispute | undefined {
    return this.#byId.get(id ?? "");
  }

  all(): Dispute[] {
    return [...this.#byId.values()];
  }

  findBySale(sale: Transaction): Dispute[] {
    return this.all().filter((dispute) => dispute.sale === sale);
  }

  clear() {
    this.#byId.clear();
  }

  open(sale: Transaction, details: DisputeDetails = {}): Dispute {
    const { type, status } = sale;
    if (type === "credit" || status === "authorized" || noMoneyStatuses.includes(status)) {
      throw new Error(`Only a captured sale can be disputed. It is ${status}.`);
    }
    const { receivedAt = new Date(this.#now()) } = details;
    const dispute: Dispute = {
      id: details.id ?? createId(),
      sale,
      kind: details.kind ?? "chargeback",
      reason: details.reason ?? "fraud",
      amountCents: details.amountCents ?? sale.amountCents,
      caseNumber: details.caseNumber ?? `CASE-${randomInt(1e9)}`,
      receivedAt,
      replyBy: details.replyBy ?? formatDate(new Date(this.#now() + DAYS_TO_REPLY * 86_400_000)),
      status: "open",
      evidence: [],
      history: [{ status: "open", at: receivedAt }],
    };
    this.#byId.set(dispute.id, dispute);
    return dispute;
  }

  addEvidence(dispute: Dispute, text: string) {
    const added = { id: createId(), text, at: new Date(this.#now()) };
    dispute.evidence.push(added);
    return added;
  }

  /** Any status may follow any other, because banks do reverse decisions. */
  change(dispute: Dispute, status: DisputeStatus) {
    dispute.status = status;
    dispute.history.push({ status, at: new Date(this.#now()) });
  }
}
