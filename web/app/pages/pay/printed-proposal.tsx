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
import { getHeadline } from "./headline.ts";
import { Lines } from "./lines.tsx";
import type { Installment, PaymentPageState } from "./payment-page-state.ts";
import { documentLabel, formatDue, installmentTitle } from "./payment-request-labels.ts";
import { ClientSignature, OurSignatures } from "./signatures.tsx";

/** Printed instead of the page, without forms. */
export function PrintedProposal({ pageState }: { pageState: PaymentPageState }) {
  const { request } = pageState;
  const { client, title, paragraphs, acceptance, sentAt, expiresAt } = request;
  const { label, cents, detail } = getHeadline(pageState);
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
        {paragraphs.map((paragraph, index) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal
            key={index}
            className="whitespace-pre-line"
          >
            {paragraph}
          </p>
        ))}
      </div>
      <Lines request={request} />
      <ul className="mt-6 grid gap-1.5">
        {listDates(request).map(({ title, when, cents }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two milestones may have the same title
            key={index}
            className="flex justify-between gap-6"
          >
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
          {acceptance && pageState.status !== "unaccepted" && (
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

/** Payments and milestones with their dates, from the first payment to the last. */
function listDates({ installments: [first, ...rest], milestones }: PaymentPageResponse) {
  const toDate = (installment: Installment) => ({
    title: installmentTitle(installment),
    when: formatDue(installment),
    cents: installment.cents,
  });
  return [
    ...(first ? [toDate(first)] : []),
    ...milestones.map(({ title, on }) => ({ title, when: formatDay(on), cents: undefined })),
    ...rest.map(toDate),
  ];
}
