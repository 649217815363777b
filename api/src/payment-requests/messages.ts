import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import type { Installment, PaymentRequest } from "../db/tables.ts";
import { findInstallments } from "../installments/installments.ts";
import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import type { Message } from "../mail/message.ts";
import { isDeletedEmail } from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { paymentPagePath } from "./links.ts";
import { acceptanceCopyEmail, acceptanceOwnerEmail } from "./messages/accepted.tsx";
import { balanceDue, paymentReminder } from "./messages/due.tsx";
import type { PaymentRequestEmailData } from "./messages/email-data.tsx";
import { paymentRequestVoidEmail, proposal } from "./messages/proposal.tsx";
import { findLines } from "./row-mapping.ts";

export const requestMessages: MessageDefinition[] = [
  /** To the client. */
  defineMessage(emails.sent, (deps, job) =>
    emailClient(deps, job, (data) => (data.request.state === "sent" ? proposal(data) : undefined)),
  ),
  defineMessage(emails.accepted, (deps, job) => emailClient(deps, job, acceptanceCopyEmail)),
  defineMessage(emails.balance, (deps, { requestId }) =>
    emailClient(deps, { requestId }, (data) => {
      // The deposit may be unpaid too.
      const balance = data.installments.find(({ kind }) => kind === "balance");
      return balance && composeIfOpen(data, balanceDue, balance.id);
    }),
  ),
  defineMessage(emails.reminder, async (deps, { installmentId }) => {
    const installment = await deps.db
      .selectFrom("installments")
      .select("payment_request_id")
      .where("id", "=", installmentId)
      .executeTakeFirst();
    if (!installment) return undefined;
    const day = await localDate(deps);
    return emailClient(deps, { requestId: installment.payment_request_id }, (data) =>
      composeIfOpen(data, (_, open) => paymentReminder(data, open, day), installmentId),
    );
  }),
  defineMessage(emails.voided, (deps, job) => emailClient(deps, job, paymentRequestVoidEmail)),
  /** To the owner. */
  defineMessage(emails.acceptedOwner, async (deps, { requestId, version }) => {
    const data = await loadEmailData(deps, requestId);
    if (data?.request.version !== version || !data.request.accepted_at) return undefined;
    return { to: deps.settings.OWNER_EMAILS, message: acceptanceOwnerEmail(data) };
  }),
];

async function loadEmailData(
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
    installments: await findInstallments(deps.db, requestId),
    paymentPageUrl: absoluteUrl(deps, paymentPagePath(deps, request)),
  };
}

async function emailClient(
  deps: Deps,
  { requestId, version }: { requestId: number; version?: number },
  compose: (data: PaymentRequestEmailData) => Message | undefined,
) {
  const data = await loadEmailData(deps, requestId);
  if (!data || isDeletedEmail(data.request.client_email)) return undefined;
  if (version !== undefined && data.request.version !== version) return undefined;
  const message = compose(data);
  return message && { to: [data.request.client_email], message };
}

/** Returns undefined when the installment is paid, void or not payable. */
function composeIfOpen(
  data: PaymentRequestEmailData,
  compose: (data: PaymentRequestEmailData, open: Installment) => Message,
  installmentId?: number,
) {
  const open = data.installments.find(
    ({ id, payable_since, paid_at }) =>
      payable_since && !paid_at && (installmentId === undefined || id === installmentId),
  );
  return open && data.request.state !== "void" ? compose(data, open) : undefined;
}
