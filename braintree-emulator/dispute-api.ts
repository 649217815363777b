import { z } from "zod";
import { buildDisputeXml, buildEvidenceXml } from "./dispute-xml.ts";
import { type Dispute, formatDate } from "./disputes.ts";
import type { Operation } from "./operations.ts";
import { type EmulatorResponse, xml } from "./response.ts";
import { list, matchesText, range, text } from "./search-criteria.ts";
import type { Call, State } from "./state.ts";
import { xmlCollection, xmlDocument } from "./xml.ts";

const PAGE_SIZE = 50;

/** Strict, so that an unsupported criterion is an error. */
const criteria = z.strictObject({
  id: text.optional(),
  transaction_id: text.optional(),
  case_number: text.optional(),
  status: list.optional(),
  kind: list.optional(),
  reason: list.optional(),
  received_date: range.optional(),
  reply_by_date: range.optional(),
});
const searchBody = z.object({ search: criteria });
const evidenceBody = z.object({ evidence: z.strictObject({ comments: z.string().min(1) }) });

export type DisputeOperation = Extract<
  Operation,
  "dispute" | "dispute_search" | "dispute_evidence" | "dispute_finalize" | "dispute_accept"
>;

/** The codes of the validation errors for a dispute that is not open. */
const notOpenErrors = {
  add: {
    code: "95701",
    message: "Evidence can only be attached to disputes that are in an Open state",
  },
  accept: {
    code: "95704",
    message: "Disputes can only be accepted when they are in an Open state",
  },
  finalize: {
    code: "95705",
    message: "Disputes can only be finalized when they are in an Open state",
  },
} as const;

/** Braintree's server API for disputes: finding, searching and responding. */
export function disputeApi({
  disputes,
}: State): Record<DisputeOperation, (call: Call) => EmulatorResponse> {
  function whenOpen(
    { id }: Call,
    action: keyof typeof notOpenErrors,
    handle: (dispute: Dispute) => EmulatorResponse,
  ): EmulatorResponse {
    const found = disputes.find(id);
    if (!found) return xml(404, "");
    return found.status === "open" ? handle(found) : respondWithError(notOpenErrors[action]);
  }
  const change = (dispute: Dispute, status: "disputed" | "accepted") => {
    disputes.change(dispute, status);
    return xml(200, xmlDocument("dispute", buildDisputeXml(dispute)));
  };

  return {
    dispute_evidence: (call) =>
      whenOpen(call, "add", (dispute) => {
        const { comments } = evidenceBody.parse(call.body).evidence;
        const added = disputes.addEvidence(dispute, comments);
        return xml(200, xmlDocument("evidence", buildEvidenceXml(added)));
      }),
    dispute_finalize: (call) => whenOpen(call, "finalize", (found) => change(found, "disputed")),
    dispute_accept: (call) => whenOpen(call, "accept", (found) => change(found, "accepted")),
    dispute({ id }) {
      const found = disputes.find(id);
      return found ? xml(200, xmlDocument("dispute", buildDisputeXml(found))) : xml(404, "");
    },
    dispute_search({ body, query }) {
      const { search } = searchBody.parse(body);
      const found = disputes.all().filter((dispute) => matches(dispute, search));
      const page = Number(query.get("page") ?? 1);
      const items = found.toReversed().slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      const counts = { currentPageNumber: page, pageSize: PAGE_SIZE, totalItems: found.length };
      return xml(200, xmlCollection("disputes", counts, "dispute", items.map(buildDisputeXml)));
    },
  };
}

function respondWithError({ code, message }: { code: string; message: string }) {
  const errors = { errors: [], dispute: { errors: [{ attribute: "status", code, message }] } };
  return xml(422, xmlDocument("api-error-response", { errors, params: {}, message }));
}

function matches(dispute: Dispute, by: z.infer<typeof criteria>): boolean {
  return (
    (!by.id || matchesText(dispute.id, by.id)) &&
    (!by.transaction_id || matchesText(dispute.sale.id, by.transaction_id)) &&
    (!by.case_number || matchesText(dispute.caseNumber, by.case_number)) &&
    (!by.status || by.status.includes(dispute.status)) &&
    (!by.kind || by.kind.includes(dispute.kind)) &&
    (!by.reason || by.reason.includes(dispute.reason)) &&
    (!by.received_date || isInRange(formatDate(dispute.receivedAt), by.received_date)) &&
    (!by.reply_by_date || isInRange(dispute.replyBy, by.reply_by_date))
  );
}

/** Compares dates without the time of day. Both ends are inclusive. */
const isInRange = (day: string, { min, max }: z.infer<typeof range>) =>
  (min === undefined || day >= min.slice(0, 10)) && (max === undefined || day <= max.slice(0, 10));
