import type { PersonalData } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Download as DownloadIcon, Trash2 as TrashIcon } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { pluralize } from "../format/text.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { withKeys } from "../ui/keyed.ts";
import { orderStates, StatusBadge } from "../ui/status-badge.tsx";
import { DeleteData } from "./delete-data.tsx";
import { downloadJson } from "./download-json.ts";

interface StoredDataProps {
  email: string;
  data: PersonalData;
  onDeleted: () => void;
}

export function StoredData({ email, data, onDeleted }: StoredDataProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { leads, orders, requests, invoices } = data;
  if (leads.length + orders.length + requests.length + invoices.length === 0)
    return <p role="status">No data stored for {email}.</p>;
  return (
    <div className="stack">
      <p role="status">
        <b>{email}</b>: {pluralize(leads.length, "lead")}, {pluralize(orders.length, "order")},{" "}
        {pluralize(requests.length, "payment request")} and {pluralize(invoices.length, "invoice")}.
      </p>
      <ul className="grid gap-3">
        {withKeys(leads).map(({ key, value: { receivedAt, name, phone, details, message } }) => (
          <li key={key}>
            <p className="text-strong">
              Message, {formatDateTimeInline(new Date(receivedAt))}:{" "}
              {[name, phone, ...details.map(({ text }) => text)].filter(Boolean).join(", ")}
            </p>
            <p className="line-clamp-3 wrap-anywhere">{message}</p>
          </li>
        ))}
        {orders.map(({ number, placedAt, state, buyerName, totalCents }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Link className="link code" to={`/orders/${number}`}>
              {number}
            </Link>
            <StatusBadge status={orderStates[state]} />
            {formatUsd(totalCents)}, {formatDateTimeInline(new Date(placedAt))}
            {buyerName && `, ${buyerName}`}
          </li>
        ))}
        {requests.map(({ number, title, totalCents, createdAt }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Link className="link code" to={`/payment-requests/${number}`}>
              {number}
            </Link>
            {formatUsd(totalCents)}, {formatDateTimeInline(new Date(createdAt))}, {title}
          </li>
        ))}
      </ul>
      <div className="btn-group">
        <button
          type="button"
          className="btn"
          onClick={() => downloadJson(`${email}.json`, { email, ...data })}
        >
          <Icon icon={DownloadIcon} />
          Download JSON
        </button>
        <button
          type="button"
          className="btn btn-danger-outline"
          onClick={() => setIsConfirming(true)}
        >
          <Icon icon={TrashIcon} />
          Delete data…
        </button>
      </div>
      {isConfirming && (
        <DeleteData
          email={email}
          data={data}
          onDeleted={onDeleted}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </div>
  );
}
