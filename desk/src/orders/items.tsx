import type { OrderDetail } from "@agency/contract/api/desk";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatExactUsd } from "@agency/contract/format/money";
import { lookSetting, lookTitle } from "@agency/contract/offers/looks";
import { Link } from "react-router";
import { shortDay } from "../format/time.ts";
import { withKeys } from "../ui/keyed.ts";
import { Panel } from "../ui/panel.tsx";

const kindLabels: Record<string, string> = {
  service: "Service",
  hours: "Prepaid hours",
  deposit: "Deposit",
  template: "Template",
};

export function Items({ order }: { order: OrderDetail }) {
  return (
    <Panel
      title="Items"
      aside={
        order.paymentRequest && (
          <Link
            className="btn btn-sm btn-ghost -my-2 -mr-2.5"
            to={`/payment-requests/${order.paymentRequest}`}
          >
            Payment request {order.paymentRequest}
          </Link>
        )
      }
    >
      {withKeys(order.lines).map(({ key, value }) => (
        <Item key={key} line={value} order={order} />
      ))}
    </Panel>
  );
}

interface ItemProps {
  line: OrderDetail["lines"][number];
  order: OrderDetail;
}

function Item({ line: { name, kind, quantity, totalCents, file, look }, order }: ItemProps) {
  return (
    <div className="item">
      <div>
        <p className="name">
          {name}
          {kind === "hours" && `, ${formatMinutes(Math.round(quantity * 60))}`}
          {kind !== "hours" && quantity > 1 && ` × ${quantity}`}
        </p>
        <p className="caption text-muted wrap-anywhere">{file?.name ?? kindLabels[kind] ?? kind}</p>
        {look && (
          <p className="caption text-muted">
            Look: {lookTitle(look.name)} (<code>{lookSetting(look)}</code>)
          </p>
        )}
      </div>
      <p className="text-strong tabular">{formatExactUsd(totalCents)}</p>
      {file && <Downloads used={file.used} allowed={file.allowed} order={order} />}
    </div>
  );
}

interface DownloadsProps {
  used: number;
  allowed: number;
  order: OrderDetail;
}

function Downloads({ used, allowed, order: { hasAccessEnded, accessExpiresAt } }: DownloadsProps) {
  const dots = Array.from({ length: allowed }, (_, index) => index);
  return (
    <div className="col-span-full mt-3 flex flex-wrap items-center gap-3 border-t border-t-(--desk-line) pt-4">
      <span className="flex items-center gap-[3px]" aria-hidden="true">
        {dots.map((index) => (
          <i
            key={index}
            className="h-1.5 w-3 rounded-[3px] bg-(--desk-skeleton) data-used:bg-(--desk-bar)"
            data-used={index < used || undefined}
          />
        ))}
      </span>
      <span className="caption">
        <b className="tabular">
          {used} of {allowed}
        </b>{" "}
        downloads used
        {hasAccessEnded
          ? ", access revoked"
          : accessExpiresAt && `, link expires ${shortDay(new Date(accessExpiresAt))}`}
      </span>
    </div>
  );
}
