import { agency } from "@agency/contract/agency";
import { formatDate } from "@agency/contract/dates";
import { Fragment } from "react";
import { describeMethod } from "../../mail/describe-order.ts";
import { FactsGrid } from "../../mail/facts-table.tsx";
import type { OrderFacts } from "../../mail/message.ts";
import { oneLine } from "../../mail/one-line.ts";
import { Paragraph, Part } from "../../mail/typography.tsx";
import { ItemTable } from "./item-table.tsx";
import { RefundTerms } from "./refund-terms.tsx";

/** Longer names are cut off: they are somebody's words in our receipt. */
const NAME_LENGTH = 80;

export function Receipt({ order }: { order: OrderFacts }) {
  const { number, placedAt, paidAt, buyerName, buyerEmail, transactionId } = order;
  const transaction = transactionId && `Transaction ${transactionId}`;
  return (
    <Part title={`Receipt for order ${number}`}>
      <ItemTable items={order.items} totalCents={order.totalCents} />
      <FactsGrid
        facts={[
          ["Paid", lines(formatDate(paidAt ?? placedAt), describeMethod(order), transaction)],
          ["Buyer", lines(buyerName && oneLine(buyerName, NAME_LENGTH), buyerEmail)],
          ["Seller", lines(agency.legalName, ...agency.postalAddress)],
        ]}
      />
      {order.invoice && (
        <Paragraph>Your invoice {order.invoice} is on your order page, as a PDF.</Paragraph>
      )}
      <RefundTerms items={order.items} />
    </Part>
  );
}

function lines(...texts: (string | undefined)[]) {
  return texts
    .filter((text) => text)
    .map((text, index) => (
      <Fragment key={text}>
        {index > 0 && <br />}
        {text}
      </Fragment>
    ));
}
