import { formatUsd } from "@agency/contract/format/money";
import { MessageSquare, Receipt, Search as SearchIcon, ShoppingBag } from "lucide";
import { pluralize } from "../format/text.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { leadStates } from "../ui/status-badge.tsx";
import { Result } from "./result.tsx";
import type { Found } from "./search-state.ts";

const where = "E-mail, name, order, request or invoice number, gateway id, last four or amount.";
const shortest = 3;

export function Results({ found, onOpen }: { found: Found; onOpen: () => void }) {
  const { query, answer, problem } = found;
  if (problem) return <ErrorNotice text={problem} />;
  if (!query || !answer) return <p className="finder-hint">{where}</p>;
  const { orders, leads, requests } = answer;
  const sum = orders.length + leads.length + requests.length;
  return (
    <>
      <p className="sr-only" role="status">
        {pluralize(sum, "result")}
      </p>
      {sum === 0 && (
        <EmptyState
          icon={SearchIcon}
          title={`Nothing for “${query}”`}
          text={
            query.length < shortest ? `${where} Names and addresses from three letters on.` : where
          }
        />
      )}
      {orders.length > 0 && <h2 className="finder-title">Orders</h2>}
      {orders.map(({ number, buyerName, email, items, totalCents, why }) => (
        <Result
          key={number}
          to={`/orders/${number}`}
          icon={ShoppingBag}
          query={query}
          title={buyerName || email}
          why={why}
          facts={[number, ...(buyerName ? [email] : []), items].join(", ")}
          right={formatUsd(totalCents)}
          onOpen={onOpen}
        />
      ))}
      {requests.length > 0 && <h2 className="finder-title">Requests</h2>}
      {requests.map(({ number, client, title, totalCents, why }) => (
        <Result
          key={number}
          to={`/requests/${number}`}
          icon={Receipt}
          query={query}
          title={client}
          why={why}
          facts={[number, title].join(", ")}
          right={formatUsd(totalCents)}
          onOpen={onOpen}
        />
      ))}
      {leads.length > 0 && <h2 className="finder-title">Leads</h2>}
      {leads.map(({ id, name, email, state, why }) => (
        <Result
          key={id}
          to={`/leads/${id}`}
          icon={MessageSquare}
          query={query}
          title={name}
          why={why}
          facts={email}
          right={leadStates[state].word}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}
