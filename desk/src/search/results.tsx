import { formatUsd } from "@agency/contract/format/money";
import { MessageSquare, Receipt, Search as SearchIcon, ShoppingBag } from "lucide";
import { pluralize } from "../format/text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { leadStates } from "../ui/status-badge.tsx";
import { Result } from "./result.tsx";
import type { SearchResults } from "./search-state.ts";

const hint =
  "Search by email, name, order, payment request or invoice number, payment provider ID, last four digits or amount.";
const minTextLength = 3;

interface ResultsProps {
  results: SearchResults;
  onOpen: () => void;
}

export function Results({ results, onOpen }: ResultsProps) {
  const { query, response, error } = results;
  if (error) return <ErrorNotice text={error} />;
  if (!query || !response) return <p className="search-hint">{hint}</p>;
  const { orders, leads, requests } = response;
  const count = orders.length + leads.length + requests.length;
  return (
    <>
      <p className="sr-only" role="status">
        {pluralize(count, "result")}
      </p>
      {count === 0 && (
        <EmptyState
          icon={SearchIcon}
          title={`No results for “${query}”`}
          text={
            query.length < minTextLength
              ? `${hint} Enter at least 3 characters to search names and email addresses.`
              : hint
          }
        />
      )}
      {orders.length > 0 && <h2 className="search-title">Orders</h2>}
      {orders.map(({ number, buyerName, email, items, totalCents, matchedOn }) => (
        <Result
          key={number}
          to={`/orders/${number}`}
          icon={ShoppingBag}
          query={query}
          title={buyerName || email}
          matchedOn={matchedOn}
          subtitle={[number, ...(buyerName ? [email] : []), items].join(", ")}
          detail={formatUsd(totalCents)}
          onOpen={onOpen}
        />
      ))}
      {requests.length > 0 && <h2 className="search-title">Payment requests</h2>}
      {requests.map(({ number, client, title, totalCents, matchedOn }) => (
        <Result
          key={number}
          to={`/payment-requests/${number}`}
          icon={Receipt}
          query={query}
          title={client}
          matchedOn={matchedOn}
          subtitle={[number, title].join(", ")}
          detail={formatUsd(totalCents)}
          onOpen={onOpen}
        />
      ))}
      {leads.length > 0 && <h2 className="search-title">Leads</h2>}
      {leads.map(({ id, name, email, state, matchedOn }) => (
        <Result
          key={id}
          to={`/leads/${id}`}
          icon={MessageSquare}
          query={query}
          title={name}
          matchedOn={matchedOn}
          subtitle={email}
          detail={leadStates[state].label}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}
