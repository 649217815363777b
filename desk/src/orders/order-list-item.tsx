import type { OrderRow } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Link } from "react-router";
import { formatShort } from "../format/time.ts";
import { getOrderStatus, StatusBadge } from "../ui/status-badge.tsx";
import { paymentMethodLabels } from "./payment-method-labels.ts";

export function OrderListItem({ order }: { order: OrderRow }) {
  const { number, method, email, buyerName, items, totalCents, refundedCents } = order;
  const time = formatShort(new Date(order.placedAt));
  return (
    <li className="row" data-row={number}>
      <div className="primary-cell">
        <Link to={`/orders/${number}`} data-row-link>
          {buyerName || email}
        </Link>
        <small className="code">{number}</small>
      </div>
      <div className="wide-cell">
        <StatusBadge status={getOrderStatus(order)} />
      </div>
      <div className="wide-cell truncate">{items}</div>
      <div className="wide-cell truncate">{paymentMethodLabels[method]}</div>
      <div className="money">
        {formatUsd(totalCents)}
        {refundedCents && <small>−{formatUsd(refundedCents)}</small>}
      </div>
      <div className="time wide-cell">{time}</div>
      <div className="meta-line">
        <StatusBadge status={getOrderStatus(order)} />
        <span className="truncate">{items}</span>
        <span>{time}</span>
      </div>
    </li>
  );
}
