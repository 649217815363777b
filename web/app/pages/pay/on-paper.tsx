import { formatUsd } from "@agency/contract/money";
import type { PayAnswer } from "@agency/contract/requests";
import { formatDate } from "#app/orders/dates.ts";
import { Fact, Paper, Party, Seller } from "#app/orders/paper.tsx";
import { Lines } from "./lines.tsx";
import { kindOf, titleOf, whenOf } from "./request-facts.ts";

/** What a printer gets: the proposal, without the site around it and without a form. */
export function OnPaper({ request }: { request: PayAnswer }) {
  const { client, title, paragraphs, instalments, acceptance, sentAt, expiresAt } = request;
  return (
    <Paper title={kindOf(request)}>
      <div className="mt-6 grid grid-cols-3 gap-8">
        <Seller />
        <Party title="Client">
          {client.name}
          {client.company && <br />}
          {client.company}
          <br />
          {client.email}
        </Party>
        <dl className="grid content-start gap-3">
          <Fact term="Sent">{formatDate(sentAt)}</Fact>
          {expiresAt && <Fact term="Open until">{formatDate(expiresAt)}</Fact>}
          {acceptance && (
            <Fact term="Accepted">{`${acceptance.name}, ${formatDate(acceptance.at)}`}</Fact>
          )}
        </dl>
      </div>
      <h2 className="mt-8 text-h3">{title}</h2>
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
        {instalments.map((instalment) => (
          <li key={instalment.id} className="flex justify-between gap-6">
            <span>
              <strong className="font-semibold">{titleOf(instalment)}</strong>. {whenOf(instalment)}
            </span>
            <span className="tabular-nums">{formatUsd(instalment.cents)}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
