import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { Mail as MailIcon, MessageSquare as MessageSquareIcon } from "lucide";
import { Link } from "react-router";
import { exactUsd, pluralize } from "../format/text.ts";
import { formatDateTime, shortDay } from "../format/time.ts";
import { CopyRow } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";

/** The money in three lines, who it is for, and how far it has come. */
export function RequestAside({ request }: { request: PaymentRequestDetail }) {
  return (
    <div className="stack">
      <Money request={request} />
      <Client request={request} />
      {request.sentAt && <Facts request={request} />}
    </div>
  );
}

function Money({ request: { totalCents, paidCents, state } }: { request: PaymentRequestDetail }) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Money</h2>
      <dl className="sums">
        <div>
          <dt>Asked for</dt>
          <dd>{exactUsd(totalCents)}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{exactUsd(paidCents)}</dd>
        </div>
        <div className="sum">
          <dt>To come</dt>
          <dd>{exactUsd(state === "void" ? 0 : totalCents - paidCents)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Client({ request: { content, lead } }: { request: PaymentRequestDetail }) {
  const { name, email, company, vatId, address } = content.client;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Client</h2>
      <p className="strong wrap-anywhere">{name || "No name yet"}</p>
      {company && <p className="wrap-anywhere">{company}</p>}
      {address && <p className="fine whitespace-pre-line wrap-anywhere">{address}</p>}
      {vatId && <p className="fine wrap-anywhere">VAT or tax id {vatId}</p>}
      <div className="contact-list">
        {email && (
          <CopyRow text={email}>
            <Icon icon={MailIcon} size={18} />
          </CopyRow>
        )}
        {lead !== undefined && (
          <Link to={`/leads/${lead}`}>
            <Icon icon={MessageSquareIcon} size={18} />
            Their lead
          </Link>
        )}
      </div>
    </section>
  );
}

function Facts({ request }: { request: PaymentRequestDetail }) {
  const { version, sentAt, viewedAt, views, acceptedAt, acceptedName, expiresAt } = request;
  const at = (iso: string) => formatDateTime(new Date(iso));
  const facts: [string, string | undefined][] = [
    ["Version", version > 1 ? String(version) : undefined],
    ["Sent", sentAt && at(sentAt)],
    [
      "Opened",
      viewedAt ? `${at(viewedAt)}${views > 1 ? `, ${pluralize(views, "time")}` : ""}` : "Not yet",
    ],
    ["Accepted", acceptedAt && `${at(acceptedAt)}${acceptedName ? ` by ${acceptedName}` : ""}`],
    ["Open until", !acceptedAt && expiresAt ? shortDay(new Date(expiresAt)) : undefined],
    ["Reminders", request.remindersOff ? "Off" : "On"],
  ];
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">How far it is</h2>
      <dl className="facts">
        {facts.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
