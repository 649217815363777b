import type { PersonalData } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Download as DownloadIcon, Trash2 as TrashIcon } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { pluralize } from "../format/text.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { keyed } from "../ui/keyed.ts";
import { orderStates, StatusBadge } from "../ui/status-badge.tsx";
import { DeleteData } from "./delete-data.tsx";
import { downloadJson } from "./download-json.ts";

interface HeldDataProps {
  email: string;
  held: PersonalData;
  onDeleted: () => void;
}

export function StoredData({ email, held, onDeleted }: HeldDataProps) {
  const [asking, setAsking] = useState(false);
  const { leads, orders, requests, invoices } = held;
  if (leads.length + orders.length + requests.length + invoices.length === 0)
    return <p role="status">Nothing is held under {email}.</p>;
  return (
    <div className="stack">
      <p role="status">
        <b>{email}</b>: {pluralize(leads.length, "message")}, {pluralize(orders.length, "order")},{" "}
        {pluralize(requests.length, "payment request")} and {pluralize(invoices.length, "invoice")}.
      </p>
      <ul className="grid gap-3">
        {keyed(leads).map(({ key, of: { receivedAt, name, phone, message } }) => (
          <li key={key}>
            <p className="strong">
              Message, {formatDateTimeInline(new Date(receivedAt))}:{" "}
              {[name, phone].filter(Boolean).join(", ")}
            </p>
            <p className="line-clamp-3 wrap-anywhere">{message}</p>
          </li>
        ))}
        {orders.map(({ number, placedAt, state, buyerName, totalCents }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Link className="link code" to={`/orders/${number}`}>
              {number}
            </Link>
            <StatusBadge of={orderStates[state]} />
            {formatUsd(totalCents)}, {formatDateTimeInline(new Date(placedAt))}
            {buyerName && `, ${buyerName}`}
          </li>
        ))}
        {requests.map(({ number, title, totalCents, writtenAt }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Link className="link code" to={`/requests/${number}`}>
              {number}
            </Link>
            {formatUsd(totalCents)}, {formatDateTimeInline(new Date(writtenAt))}, {title}
          </li>
        ))}
      </ul>
      <div className="btns">
        <button
          type="button"
          className="btn"
          onClick={() => downloadJson(`${email}.json`, { email, ...held })}
        >
          <Icon icon={DownloadIcon} />
          Download as JSON
        </button>
        <button type="button" className="btn btn-bad" onClick={() => setAsking(true)}>
          <Icon icon={TrashIcon} />
          Delete…
        </button>
      </div>
      {asking && (
        <DeleteData
          email={email}
          held={held}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
