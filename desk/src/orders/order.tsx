import type { OrderDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { formatDateTime } from "../format/time.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { getOrderStatus, StatusBadge } from "../ui/status-badge.tsx";
import { Buyer } from "./buyer.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { DisputePanel } from "./dispute-panel.tsx";
import { Invoices } from "./invoices.tsx";
import { Items } from "./items.tsx";
import { findRespondableDispute, MainAction, OrderMenu, RefundButton } from "./order-actions.tsx";
import { type DialogName, OrderDialogs } from "./order-dialogs.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { Payments } from "./payments.tsx";
import { RemainingHours } from "./remaining-hours.tsx";
import { useOrderActions } from "./use-order-actions.ts";

interface OpenDialog {
  dialog: DialogName;
  /** As it was when the dialog opened, so that polling does not change what the owner confirms. */
  order: OrderDetail;
}

export function Order() {
  const loaded = useLoaded<OrderDetail>();
  const order = loaded.data;
  const actions = useOrderActions(order);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const showDialog = (dialog: DialogName) => setOpenDialog({ dialog, order });
  const { number, state, buyerName, email, totalCents, placedAt } = order;
  const otherActions = (
    <>
      <RefundButton order={order} onClick={() => showDialog("refund")} />
      <OrderMenu order={order} actions={actions} onOpenDialog={showDialog} />
    </>
  );
  // Its panel has the button.
  const hasMainPanel = state === "claimed" || findRespondableDispute(order);
  return (
    <Screen
      title={`Order ${number}`}
      back={{ to: "/orders", name: "Orders" }}
      actions={
        <>
          <MainAction order={order} actions={actions} />
          {otherActions}
        </>
      }
    >
      <PageHeader
        title={number}
        badge={<StatusBadge status={getOrderStatus(order)} isLarge />}
        subtitle={`${buyerName || email} · ${formatUsd(totalCents)} · ${formatDateTime(new Date(placedAt))}`}
      >
        <div className="btn-group desktop-only">
          {!hasMainPanel && <MainAction order={order} actions={actions} />}
          {otherActions}
        </div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={actions.error} />
        <div className="columns">
          <div className="stack">
            {state === "claimed" && (
              <ClaimPanel
                order={order}
                actions={actions}
                onEmail={() => showDialog("email-buyer")}
              />
            )}
            {order.contactBy && (
              <ContactPanel
                contactBy={order.contactBy}
                actions={actions}
                onEmail={() => showDialog("email-buyer")}
              />
            )}
            {order.disputes.map((dispute) => (
              <DisputePanel key={dispute.id} order={order} dispute={dispute} />
            ))}
            <Items order={order} />
            <Payments order={order} />
            <Panel title="History" isLastOnPhone>
              <Timeline events={order.events} />
              <NoteForm path={`/orders/${number}/notes`} />
            </Panel>
          </div>
          <div className="stack side-panels">
            <RemainingHours order={order} />
            <OrderTotals order={order} />
            <Buyer order={order} />
            <Invoices order={order} onIssue={() => showDialog("issue-invoice")} />
          </div>
        </div>
      </div>
      {openDialog && <OrderDialogs {...openDialog} onClose={() => setOpenDialog(undefined)} />}
    </Screen>
  );
}
