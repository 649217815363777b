import type { OrderDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { ExternalLink as ExternalLinkIcon } from "lucide";
import { CopyableText } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { MainAction } from "./order-actions.tsx";
import type { OrderActions } from "./use-order-actions.ts";

interface ClaimPanelProps {
  order: OrderDetail;
  actions: OrderActions;
  onEmail: () => void;
}

/** Asks the owner to confirm a Venmo payment that the buyer reported. */
export function ClaimPanel({ order, actions, onEmail }: ClaimPanelProps) {
  return (
    <section className="panel panel-pad grid gap-3.5">
      <h2 className="text-[1.25rem]!">Did the payment arrive?</h2>
      <ClaimText order={order} />
      <div className="btn-group">
        <span className="desktop-only">
          <MainAction order={order} actions={actions} />
        </span>
        <VenmoLink />
      </div>
      {order.email && (
        <p className="caption text-muted">
          Can’t find it?{" "}
          <button type="button" className="link" onClick={onEmail}>
            Email the buyer
          </button>
          . The order stays open.
        </p>
      )}
    </section>
  );
}

/** What to look for in Venmo, and what the confirmation does. */
export function ClaimText({ order }: { order: OrderDetail }) {
  const hasFile = order.lines.some(({ kind }) => kind === "template");
  return (
    <p>
      Look for <b>{formatUsd(order.totalCents)}</b> in Venmo, with{" "}
      <CopyableText text={order.number} /> or “{order.items}” in the note. When you confirm it, the
      buyer gets the {hasFile ? "download" : "receipt"}.
    </p>
  );
}

export const VenmoLink = () => (
  <a className="btn" href="https://venmo.com/" target="_blank" rel="noreferrer">
    <Icon icon={ExternalLinkIcon} size={18} />
    Open Venmo
  </a>
);
