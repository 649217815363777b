import { z } from "zod";
import type { Instalment, PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { localDate } from "../local-time.ts";
import { absoluteUrl, defineMessage, id } from "../mail/define-message.ts";
import type { Message } from "../mail/message.ts";
import { isRemoved } from "../orders/orders.ts";
import { findInstallments } from "./installments.ts";
import { payPath } from "./links.ts";
import { acceptanceCopyEmail, acceptanceOwnerEmail } from "./messages/accepted.tsx";
import { balanceDue, paymentReminder } from "./messages/due.tsx";
import type { PaymentRequestEmailData } from "./messages/email-data.tsx";
import { paymentRequestVoidEmail, proposal } from "./messages/proposal.tsx";
import { findLines } from "./row-mapping.ts";

/** What was sent or accepted: of another version there is nothing to say any more. */
const ofVersion = z.object({ requestId: id, version: z.int(), again: z.int().optional() });

export const requestMessages = {
  /** To the client. */
  "request-sent": defineMessage(ofVersion, (deps, job) =>
    toClient(deps, job, (facts) => (facts.request.state === "sent" ? proposal(facts) : undefined)),
  ),
  "request-accepted": defineMessage(ofVersion, (deps, job) =>
    toClient(deps, job, acceptanceCopyEmail),
  ),
  "request-balance": defineMessage(
    z.object({ requestId: id, revision: z.int() }),
    (deps, { requestId }) =>
      toClient(deps, { requestId }, (facts) => {
        // The deposit may be open as well.
        const balance = facts.instalments.find(({ kind }) => kind === "balance");
        return balance && aboutOpen(facts, balanceDue, balance.id);
      }),
  ),
  "request-reminder": defineMessage(
    z.object({ instalmentId: id, again: z.int() }),
    async (deps, { instalmentId }) => {
      const instalment = await deps.db
        .selectFrom("instalments")
        .select("request_id")
        .where("id", "=", instalmentId)
        .executeTakeFirst();
      if (!instalment) return undefined;
      const day = await localDate(deps);
      return toClient(deps, { requestId: instalment.request_id }, (facts) =>
        aboutOpen(facts, (facts, open) => paymentReminder(facts, open, day), instalmentId),
      );
    },
  ),
  "request-void": defineMessage(z.object({ requestId: id }), (deps, job) =>
    toClient(deps, job, paymentRequestVoidEmail),
  ),
  /** To the owner. */
  "request-accepted-owner": defineMessage(ofVersion, async (deps, { requestId, version }) => {
    const facts = await factsOf(deps, requestId);
    if (facts?.request.version !== version || !facts.request.accepted_at) return undefined;
    return { to: deps.settings.OWNER_EMAILS, message: acceptanceOwnerEmail(facts) };
  }),
};

async function factsOf(
  deps: Deps,
  requestId: number,
): Promise<PaymentRequestEmailData | undefined> {
  const request: PaymentRequest | undefined = await deps.db
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", requestId)
    .executeTakeFirst();
  if (!request) return undefined;
  return {
    request,
    lines: await findLines(deps.db, requestId),
    instalments: await findInstallments(deps.db, requestId),
    payUrl: absoluteUrl(deps, payPath(deps, request)),
  };
}

async function toClient(
  deps: Deps,
  { requestId, version }: { requestId: number; version?: number },
  write: (facts: PaymentRequestEmailData) => Message | undefined,
) {
  const facts = await factsOf(deps, requestId);
  if (!facts || isRemoved(facts.request.client_email)) return undefined;
  if (version !== undefined && facts.request.version !== version) return undefined;
  const message = write(facts);
  return message && { to: [facts.request.client_email], message };
}

/** Paid, void or not open any more: then there is nothing to remind of. */
function aboutOpen(
  facts: PaymentRequestEmailData,
  write: (facts: PaymentRequestEmailData, open: Instalment) => Message,
  instalmentId?: number,
) {
  const open = facts.instalments.find(
    ({ id, opened_at, paid_at }) =>
      opened_at && !paid_at && (instalmentId === undefined || id === instalmentId),
  );
  return open && facts.request.state !== "void" ? write(facts, open) : undefined;
}
