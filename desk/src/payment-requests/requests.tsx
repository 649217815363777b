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
import { PaymentRequestListItem } from "./payment-request-list-item.tsx";

const filters: Record<PaymentRequestFilter, string> = {
  all: "All",
  open: "Open",
  draft: "Drafts",
  overdue: "Overdue",
  paid: "Paid",
  void: "Void",
};

export function Requests() {
  const loaded = useLoaded<PaymentRequestsResponse>();
  const { rows, next, counts, toComeCents } = loaded.data;
  const [params] = useSearchParams();
  const show = params.get("show") ?? "all";
  const counted: Partial<Record<string, number>> = counts;
  return (
    <Screen
      title="Payment requests"
      topAction={
        <Link className="btn btn-icon" to="/requests/new" aria-label="New request">
          <Icon icon={PlusIcon} size={22} />
        </Link>
      }
    >
      <PageHeader
        title="Payment requests"
        top
        sub={
          counts.open > 0
            ? `${formatUsd(toComeCents)} still to come from open ones`
            : "Nothing is open"
        }
      >
        <Link className="btn btn-main only-wide" to="/requests/new">
          <Icon icon={PlusIcon} />
          New request
        </Link>
      </PageHeader>
      <Chips
        chips={Object.entries(filters).map(([key, name]) => ({
          name,
          to: key === "all" ? "/requests" : `/requests?show=${key}`,
          count: counted[key],
          current: show === key,
        }))}
      />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? <List rows={rows} hasMore={!!next} /> : <Empty all={show === "all"} />}
      </StaleContent>
    </Screen>
  );
}

function List({ rows, hasMore }: { rows: PaymentRequestsResponse["rows"]; hasMore: boolean }) {
  return (
    <div className="panel list list-requests">
      <div className="list-head" aria-hidden="true">
        <span>Client</span>
        <span>State</span>
        <span>What</span>
        <span>Date</span>
        <span className="money">Amount</span>
      </div>
      <ul>
        {rows.map((request) => (
          <PaymentRequestListItem key={request.number} request={request} />
        ))}
      </ul>
      <ListFooter shown={rows.length} one="request" hasMore={hasMore} />
    </div>
  );
}

function Empty({ all }: { all: boolean }) {
  return all ? (
    <EmptyState
      icon={ReceiptIcon}
      title="No requests yet"
      text="A payment request is a proposal your client accepts and pays on one page: deposit first, balance on delivery."
    >
      <Link className="btn btn-main" to="/requests/new">
        <Icon icon={PlusIcon} />
        New request
      </Link>
    </EmptyState>
  ) : (
    <EmptyState icon={ReceiptIcon} title="None here" text="No request has this state.">
      <Link className="btn" to="/requests">
        Show all requests
      </Link>
    </EmptyState>
  );
}
