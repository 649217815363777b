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
import { ListHeader } from "../ui/list-header.tsx";
import { OrderListItem } from "./order-list-item.tsx";
import { RecordPayment } from "./record-payment.tsx";

const filterNames = {
  all: "All",
  claimed: "Awaiting confirmation",
  paid: "Paid",
  pending: "Unpaid",
  canceled: "Canceled",
  refunded: "Refunded",
};

export function Orders() {
  const loaded = useLoaded<OrdersResponse>();
  const { rows, next } = loaded.data;
  const [params] = useSearchParams();
  const filter = params.get("filter") ?? "all";
  const [isRecordingPayment, setIsRecordingPayment] = useState(false);
  const openRecordPayment = () => setIsRecordingPayment(true);
  return (
    <Screen
      title="Orders"
      topAction={
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Record payment"
          onClick={openRecordPayment}
        >
          <Icon icon={PlusIcon} size={22} />
        </button>
      }
    >
      <PageHeader title="Orders" hideTitleOnPhone>
        <button type="button" className="btn btn-sm desktop-only" onClick={openRecordPayment}>
          <Icon icon={PlusIcon} size={18} />
          Record payment
        </button>
      </PageHeader>
      <Chips path="/orders" names={filterNames} current={filter} />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <List rows={rows} hasMore={!!next} />
        ) : (
          <Empty isFiltered={filter !== "all"} />
        )}
      </StaleContent>
      {isRecordingPayment && <RecordPayment onClose={() => setIsRecordingPayment(false)} />}
    </Screen>
  );
}

function List({ rows, hasMore }: { rows: OrdersResponse["rows"]; hasMore: boolean }) {
  return (
    <div className="panel list list-orders">
      <ListHeader
        columns={["Buyer", "Status", "Items", "Method"]}
        amounts={["Amount"]}
        time="Date"
      />
      <ul>
        {rows.map((order) => (
          <OrderListItem key={order.number} order={order} />
        ))}
      </ul>
      <ListFooter shownCount={rows.length} noun="order" hasMore={hasMore} />
    </div>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon={ShoppingBagIcon} title="No matching orders" text="No order has this status.">
      <Link className="btn" to="/orders">
        Show all
      </Link>
    </EmptyState>
  ) : (
    <EmptyState
      icon={ShoppingBagIcon}
      title="No orders yet"
      text="When a buyer pays or reports a Venmo payment, the order appears here."
    />
  );
}
