import { agency } from "@agency/contract/agency";
import { formatDate } from "@agency/contract/format/dates";
import { Fragment } from "react";
import { describeMethod } from "../../mail/describe-order.ts";
import { DetailsGrid } from "../../mail/details-table.tsx";
import type { OrderEmailData } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/single-line.ts";
import { EmailSection, Paragraph } from "../../mail/typography.tsx";
import { ItemTable } from "./item-table.tsx";
import { RefundTerms } from "./refund-terms.tsx";

/** Longer names are cut off, because buyers enter them. */
const NAME_LENGTH = 80;

export function Receipt({ order }: { order: OrderEmailData }) {
  const { number, placedAt, paidAt, buyerName, buyerEmail, transactionId } = order;
  const transaction = transactionId && `Transaction ${transactionId}`;
  return (
    <EmailSection title={`Receipt for order ${number}`}>
      <ItemTable items={order.items} totalCents={order.totalCents} />
      <DetailsGrid
        details={[
          ["Paid", lines(formatDate(paidAt ?? placedAt), describeMethod(order), transaction)],
          ["Buyer", lines(buyerName && toSingleLine(buyerName, NAME_LENGTH), buyerEmail)],
          ["Seller", lines(agency.legalName, ...agency.postalAddress)],
        ]}
      />
      {order.invoice && (
        <Paragraph>Your invoice {order.invoice} is on your order page as a PDF.</Paragraph>
      )}
      <RefundTerms items={order.items} />
    </EmailSection>
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
