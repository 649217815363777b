import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatExactUsd } from "@agency/contract/format/money";
import { Mail as MailIcon, MessageSquare as MessageSquareIcon } from "lucide";
import { Link } from "react-router";
import { pluralize } from "../format/text.ts";
import { formatDateTime, shortDay } from "../format/time.ts";
import { PersonLink } from "../people/person-link.tsx";
import { CopyRow } from "../ui/copy.tsx";
import { Detail } from "../ui/detail.tsx";
import { Icon } from "../ui/icon.tsx";

interface SidebarProps {
  paymentRequest: PaymentRequestDetail;
}

export function PaymentRequestSidebar({ paymentRequest }: SidebarProps) {
  return (
    <div className="stack side-panels">
      {paymentRequest.state !== "draft" && <Summary paymentRequest={paymentRequest} />}
      <Client paymentRequest={paymentRequest} />
      {paymentRequest.sentAt && <SentDetails paymentRequest={paymentRequest} />}
    </div>
  );
}

function Summary({ paymentRequest: { totalCents, paidCents, state } }: SidebarProps) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Summary</h2>
      <dl className="totals">
        <Detail term="Total">{formatExactUsd(totalCents)}</Detail>
        <Detail term="Paid">{formatExactUsd(paidCents)}</Detail>
        <Detail className="total" term="Outstanding">
          {formatExactUsd(state === "void" ? 0 : totalCents - paidCents)}
        </Detail>
      </dl>
    </section>
  );
}

function Client({ paymentRequest: { content, lead, personId } }: SidebarProps) {
  const { name, email, company, taxId, address } = content.client;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Client</h2>
      <p className="text-strong wrap-anywhere">
        {name ? <PersonLink id={personId}>{name}</PersonLink> : "No name yet"}
      </p>
      {company && <p className="wrap-anywhere">{company}</p>}
      {address && <p className="caption whitespace-pre-line wrap-anywhere">{address}</p>}
      {taxId && <p className="caption wrap-anywhere">Tax ID {taxId}</p>}
      <div className="contact-list">
        {email && (
          <CopyRow text={email}>
            <Icon icon={MailIcon} size={18} />
          </CopyRow>
        )}
        {lead !== undefined && (
          <Link to={`/leads/${lead}`}>
            <Icon icon={MessageSquareIcon} size={18} />
            View lead
          </Link>
        )}
      </div>
    </section>
  );
}

function SentDetails({ paymentRequest }: SidebarProps) {
  const { version, sentAt, viewedAt, views, acceptedAt, acceptedName, expiresAt } = paymentRequest;
  const formatTimestamp = (timestamp: string) => formatDateTime(new Date(timestamp));
  const viewCount = views > 1 ? ` (${pluralize(views, "view")})` : "";
  const details: [string, string | undefined][] = [
    ["Version", version > 1 ? String(version) : undefined],
    ["Sent", sentAt && formatTimestamp(sentAt)],
    ["First viewed", viewedAt ? `${formatTimestamp(viewedAt)}${viewCount}` : "Not yet"],
    [
      "Accepted",
      acceptedAt && `${formatTimestamp(acceptedAt)}${acceptedName ? ` by ${acceptedName}` : ""}`,
    ],
    ["Expires", !acceptedAt && expiresAt ? shortDay(new Date(expiresAt)) : undefined],
    ["Reminders", paymentRequest.remindersPaused ? "Off" : "On"],
  ];
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Details</h2>
      <dl className="description-list">
        {details.map(
          ([term, value]) =>
            value && (
              <Detail key={term} term={term}>
                {value}
              </Detail>
            ),
        )}
      </dl>
    </section>
  );
}
