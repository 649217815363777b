import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import {
  Parties,
  PrintAddress,
  PrintDetail,
  PrintLayout,
  Seller,
} from "#app/orders/print-layout.tsx";
import { Lines } from "./lines.tsx";
import {
  documentLabel,
  formatDue,
  headlineOf,
  type Instalment,
  installmentTitle,
} from "./payment-request-labels.ts";
import { ClientSignature, OurSignatures } from "./signatures.tsx";

/** What a printer gets: the proposal, without the site around it and without a form. */
export function PrintedProposal({ request }: { request: PaymentPageResponse }) {
  const { client, title, paragraphs, acceptance, sentAt, expiresAt } = request;
  const { label, cents, detail } = headlineOf(request);
  return (
    <PrintLayout title={documentLabel(request)}>
      <Parties>
        <Seller />
        <PrintAddress title="Client">
          {client.name}
          {client.company && <br />}
          {client.company}
          <br />
          {client.email}
        </PrintAddress>
        <dl className="grid content-start gap-3">
          <PrintDetail term="Sent">{formatDate(sentAt)}</PrintDetail>
          {expiresAt && <PrintDetail term="Open until">{formatDate(expiresAt)}</PrintDetail>}
        </dl>
      </Parties>
      <div className="mt-7 flex items-end justify-between gap-8 border-y border-line py-4">
        <h2 className="text-h3">{title}</h2>
        <p className="shrink-0 text-right">
          {label}
          <strong className="block font-display text-[2.25rem] leading-tight font-bold tabular-nums">
            {formatUsd(cents)}
          </strong>
          {detail}
        </p>
      </div>
      <div className="mt-3 mb-6 grid gap-2.5">
        {paragraphs.map((paragraph, place) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
            key={place}
            className="whitespace-pre-line"
          >
            {paragraph}
          </p>
        ))}
      </div>
      <Lines request={request} />
      <ul className="mt-6 grid gap-1.5">
        {datesOf(request).map(({ title, when, cents }) => (
          <li key={title} className="flex justify-between gap-6">
            <span>
              <strong className="font-semibold">{title}</strong>. {when}
            </span>
            {cents !== undefined && <span className="tabular-nums">{formatUsd(cents)}</span>}
          </li>
        ))}
      </ul>
      {request.terms !== "net15" && (
        <div className="mt-3 grid gap-y-2">
          <OurSignatures />
          {acceptance && !request.needsAcceptance && (
            <ClientSignature
              name={acceptance.name}
              below={`Accepted ${formatDate(acceptance.at)}${client.company && ` for ${client.company}`}`}
            />
          )}
        </div>
      )}
    </PrintLayout>
  );
}

/** What is paid and what is ready on which day, from the first payment to the last. */
function datesOf({ instalments: [first, ...rest], milestones }: PaymentPageResponse) {
  const payment = (instalment: Instalment) => ({
    title: installmentTitle(instalment),
    when: formatDue(instalment),
    cents: instalment.cents,
  });
  return [
    ...(first ? [payment(first)] : []),
    ...milestones.map(({ title, on }) => ({ title, when: formatDay(on), cents: undefined })),
    ...rest.map(payment),
  ];
}
