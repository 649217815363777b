import type { OrderDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { ExternalLink as ExternalLinkIcon } from "lucide";
import { mailTo } from "../format/mailto.ts";
import { CopyableText } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { MainAction } from "./order-actions.tsx";
import type { OrderCalls } from "./use-order-actions.ts";

/** Somebody says that a Venmo payment is on its way: the owner looks, and says so. */
export function ClaimPanel({ order, calls }: { order: OrderDetail; calls: OrderCalls }) {
  const hasFile = order.lines.some(({ kind }) => kind === "template");
  return (
    <section className="panel panel-pad grid gap-3.5">
      <h2 className="text-[1.25rem]!">Is the money there?</h2>
      <p>
        Look in Venmo for <b>{formatUsd(order.totalCents)}</b> with{" "}
        <CopyableText text={order.number} /> or “{order.items}” in its note. The buyer then gets the{" "}
        {hasFile ? "download" : "receipt"} at once.
      </p>
      <div className="btns">
        <span className="only-wide">
          <MainAction order={order} calls={calls} />
        </span>
        <a className="btn" href="https://venmo.com/" target="_blank" rel="noreferrer">
          <Icon icon={ExternalLinkIcon} size={18} />
          Open Venmo
        </a>
      </div>
      {order.email && (
        <p className="fine quiet">
          No payment to be found?{" "}
          <a className="link" href={mailTo(order.email, `Your order ${order.number}`)}>
            Write to the buyer
          </a>
          , and leave the order as it is.
        </p>
      )}
    </section>
  );
}
