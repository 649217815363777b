import type { AlertDetail } from "@agency/contract/api/desk";
import { Link } from "react-router";
import { formatDateTime } from "../format/time.ts";
import { Detail } from "../ui/detail.tsx";

/** The details of the alert, with links to its order and payment request. */
export function AlertDetails({ at, order, request, details }: AlertDetail) {
  const records = [
    { name: "Order", number: order, path: "/orders" },
    { name: "Payment request", number: request, path: "/payment-requests" },
  ];
  const others = details.filter(
    ([, value]) => !records.some(({ number }) => number !== undefined && number === value),
  );
  return (
    <dl className="description-list">
      <Detail term="Raised">{formatDateTime(new Date(at))}</Detail>
      {records.map(
        ({ name, number, path }) =>
          number && (
            <Detail key={name} term={name}>
              <Link className="link" to={`${path}/${number}`}>
                {number}
              </Link>
            </Detail>
          ),
      )}
      {others.map(([name, value]) => (
        <Detail key={name} term={name} className="whitespace-pre-line">
          {value}
        </Detail>
      ))}
    </dl>
  );
}
