import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import { Installments } from "./installments.tsx";
import { LineItemsPanel } from "./line-items-panel.tsx";
import { PaymentRequestButtons } from "./payment-request-buttons.tsx";
import { type DialogName, PaymentRequestDialogs } from "./payment-request-dialogs.tsx";
import { PaymentRequestMenu } from "./payment-request-menu.tsx";
import { PaymentRequestSidebar } from "./payment-request-sidebar.tsx";
import { usePaymentRequestActions } from "./use-payment-request-actions.ts";

interface OpenDialog {
  dialog: DialogName;
  /** As it was when the dialog opened, so that the service rejects the action if the request has changed since. */
  paymentRequest: PaymentRequestDetail;
}

export function PaymentRequestScreen() {
  const loaded = useLoaded<PaymentRequestDetail>();
  const paymentRequest = loaded.data;
  const { number, state, client, totalCents, paidCents } = paymentRequest;
  const isPartiallyPaid = state !== "void" && paidCents > 0 && paidCents < totalCents;
  const title = paymentRequest.title || "Untitled";
  const actions = usePaymentRequestActions(paymentRequest);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const actionProps = {
    paymentRequest,
    actions,
    onOpenDialog: (dialog: DialogName) => setOpenDialog({ dialog, paymentRequest }),
  };
  const buttons = (
    <>
      <PaymentRequestButtons {...actionProps} />
      <PaymentRequestMenu {...actionProps} />
    </>
  );
  return (
    <Screen
      title={`${number} ${title}`}
      back={{ to: "/payment-requests", name: "Payment requests" }}
      actions={buttons}
    >
      <PageHeader
        title={title}
        badge={<StatusBadge status={requestStates[state]} isLarge />}
        subtitle={
          <>
            {client || "No client yet"} · <span className="code">{number}</span> ·{" "}
            {isPartiallyPaid && `${formatUsd(totalCents - paidCents)} outstanding of `}
            {formatUsd(totalCents)}
          </>
        }
      >
        <div className="btn-group desktop-only">{buttons}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={actions.error} />
        <div className="columns">
          <div className="stack">
            {paymentRequest.installments.length > 0 && (
              <Installments paymentRequest={paymentRequest} />
            )}
            <LineItemsPanel paymentRequest={paymentRequest} />
            <Panel title="History" isLastOnPhone>
              <Timeline events={paymentRequest.events} />
              <NoteForm path={`/payment-requests/${number}/notes`} />
            </Panel>
          </div>
          <PaymentRequestSidebar paymentRequest={paymentRequest} />
        </div>
      </div>
      {openDialog && (
        <PaymentRequestDialogs {...openDialog} onClose={() => setOpenDialog(undefined)} />
      )}
    </Screen>
  );
}
