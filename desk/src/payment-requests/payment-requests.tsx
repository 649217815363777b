import type {
  PaymentRequestFilter,
  PaymentRequestsResponse,
} from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Plus as PlusIcon, Receipt as ReceiptIcon } from "lucide";
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
import { paymentRequestTable } from "./payment-request-columns.tsx";

const filterNames: Record<PaymentRequestFilter, string> = {
  all: "All",
  open: "Open",
  draft: "Drafts",
  overdue: "Overdue",
  paid: "Paid",
  void: "Void",
};

export function PaymentRequests() {
  const loaded = useLoaded<PaymentRequestsResponse>();
  const { rows, next, counts, outstandingCents } = loaded.data;
  const [params] = useSearchParams();
  const filter = params.get("filter") ?? "all";
  return (
    <Screen
      title="Payment requests"
      topAction={
        <Link className="btn btn-icon" to="/payment-requests/new" aria-label="New payment request">
          <Icon icon={PlusIcon} size={22} />
        </Link>
      }
    >
      <PageHeader
        title="Payment requests"
        hideTitleOnPhone
        subtitle={
          counts.open > 0 ? `${formatUsd(outstandingCents)} outstanding` : "No open requests"
        }
      >
        <Link className="btn btn-primary desktop-only" to="/payment-requests/new">
          <Icon icon={PlusIcon} />
          New payment request
        </Link>
      </PageHeader>
      <Chips path="/payment-requests" names={filterNames} counts={counts} current={filter} />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <List rows={rows} hasMore={!!next} />
        ) : (
          <Empty isFiltered={filter !== "all"} />
        )}
      </StaleContent>
    </Screen>
  );
}

function List({ rows, hasMore }: { rows: PaymentRequestsResponse["rows"]; hasMore: boolean }) {
  return (
    <div className="panel overflow-hidden">
      <Table {...paymentRequestTable} rows={rows} rowKey={({ number }) => number} />
      <ListFooter shownCount={rows.length} noun="payment request" hasMore={hasMore} />
    </div>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      icon={ReceiptIcon}
      title="No matching requests"
      text="No payment request has this status."
    >
      <Link className="btn" to="/payment-requests">
        Show all
      </Link>
    </EmptyState>
  ) : (
    <EmptyState
      icon={ReceiptIcon}
      title="No payment requests yet"
      text="Send a proposal that your client can accept and pay for online."
    >
      <Link className="btn btn-primary" to="/payment-requests/new">
        <Icon icon={PlusIcon} />
        New payment request
      </Link>
    </EmptyState>
  );
}
