import type { OrdersResponse } from "@agency/contract/api/desk";
import { Plus as PlusIcon, ShoppingBag as ShoppingBagIcon } from "lucide";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useLoaded } from "../api/load.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { Chips } from "../ui/chips.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListFooter } from "../ui/list-footer.tsx";
import { OrderListItem } from "./order-list-item.tsx";
import { RecordPayment } from "./record-payment.tsx";

const filters = {
  all: "All",
  claimed: "To check",
  paid: "Paid",
  pending: "Not paid",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

export function Orders() {
  const loaded = useLoaded<OrdersResponse>();
  const { rows, next } = loaded.data;
  const [params] = useSearchParams();
  const show = params.get("show") ?? "all";
  const [recording, setRecording] = useState(false);
  const record = () => setRecording(true);
  return (
    <Screen
      title="Orders"
      topAction={
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Record a payment"
          onClick={record}
        >
          <Icon icon={PlusIcon} size={22} />
        </button>
      }
    >
      <PageHeader title="Orders" top>
        <button type="button" className="btn btn-s only-wide" onClick={record}>
          <Icon icon={PlusIcon} size={18} />
          Record a payment
        </button>
      </PageHeader>
      <Chips
        chips={Object.entries(filters).map(([key, name]) => ({
          name,
          to: key === "all" ? "/orders" : `/orders?show=${key}`,
          current: show === key,
        }))}
      />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? <List rows={rows} hasMore={!!next} /> : <Empty all={show === "all"} />}
      </StaleContent>
      {recording && <RecordPayment onClose={() => setRecording(false)} />}
    </Screen>
  );
}

function List({ rows, hasMore }: { rows: OrdersResponse["rows"]; hasMore: boolean }) {
  return (
    <div className="panel list list-orders">
      <div className="list-head" aria-hidden="true">
        <span>Buyer</span>
        <span>State</span>
        <span>What</span>
        <span>Paid with</span>
        <span className="money">Amount</span>
        <span className="time">When</span>
      </div>
      <ul>
        {rows.map((order) => (
          <OrderListItem key={order.number} order={order} />
        ))}
      </ul>
      <ListFooter shown={rows.length} one="order" hasMore={hasMore} />
    </div>
  );
}

function Empty({ all }: { all: boolean }) {
  return all ? (
    <EmptyState
      icon={ShoppingBagIcon}
      title="No orders yet"
      text="When somebody pays, or says that a Venmo payment is on its way, it appears here."
    />
  ) : (
    <EmptyState icon={ShoppingBagIcon} title="None here" text="No order has this state.">
      <Link className="btn" to="/orders">
        Show all orders
      </Link>
    </EmptyState>
  );
}
