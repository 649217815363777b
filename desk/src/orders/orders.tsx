import type { OrderFilter, OrdersResponse } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
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
import { Table } from "../ui/table.tsx";
import { DateFilter } from "./date-filter.tsx";
import { orderTable } from "./order-columns.tsx";
import { RecordPayment } from "./record-payment.tsx";

/** The filter for refunded orders includes partially refunded ones. */
const filterNames: Partial<Record<OrderFilter, string>> = {
  all: "All",
  claimed: "Awaiting confirmation",
  disputed: "Disputed",
  paid: "Paid",
  pending: "Unpaid",
  refunded: "Refunded",
  canceled: "Canceled",
};

/** What the sum of a filter means; "net of refunds" for the others. */
const sumNames: Partial<Record<OrderFilter, string>> = {
  claimed: "to confirm",
  disputed: "disputed",
  pending: "unpaid",
  canceled: "canceled",
};

export function Orders() {
  const loaded = useLoaded<OrdersResponse>();
  const { rows, next, counts, sumCents } = loaded.data;
  const [params] = useSearchParams();
  const filter = (params.get("filter") ?? "all") as OrderFilter;
  const isFiltered = filter !== "all" || params.has("from") || params.has("to");
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
      <PageHeader
        title="Orders"
        hideTitleOnPhone
        subtitle={`${formatUsd(sumCents)} ${sumNames[filter] ?? "net of refunds"}`}
      >
        <div className="btn-group">
          <DateFilter />
          <button type="button" className="btn btn-sm desktop-only" onClick={openRecordPayment}>
            <Icon icon={PlusIcon} size={18} />
            Record payment
          </button>
        </div>
      </PageHeader>
      <Chips path="/orders" names={pickFilters(counts, filter)} counts={counts} current={filter} />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <div className="panel overflow-hidden">
            <Table {...orderTable} rows={rows} rowKey={({ number }) => number} />
            <ListFooter shownCount={rows.length} noun="order" hasMore={!!next} />
          </div>
        ) : (
          <Empty isFiltered={isFiltered} />
        )}
      </StaleContent>
      {isRecordingPayment && <RecordPayment onClose={() => setIsRecordingPayment(false)} />}
    </Screen>
  );
}

/** Without filters that have no orders. */
function pickFilters(counts: OrdersResponse["counts"], current: OrderFilter) {
  const shown = Object.entries(filterNames).filter(
    ([filter]) => filter === "all" || filter === current || counts[filter as OrderFilter] > 0,
  );
  return Object.fromEntries(shown);
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      icon={ShoppingBagIcon}
      title="No matching orders"
      text="No order has this status and date."
    >
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
