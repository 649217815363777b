import { formatWeekday } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import type { Dispute } from "../../db/tables.ts";
import { MailLink } from "../../mail/contact-links.tsx";
import { itemNames } from "../../mail/describe-order.ts";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/one-line.ts";
import { Paragraph, Title } from "../../mail/typography.tsx";
import { disputeTitle, formatDisputeReason } from "../disputes/dispute-text.ts";

type Outcome = Dispute["outcome"];

/** To the owner: what is disputed, until when to answer, and what comes of it. */
export function disputeEmail(order: OrderEmailData, dispute: Dispute, outcome: Outcome): Message {
  const amount = formatUsd(dispute.cents);
  return {
    subject: disputeTitle({ ...dispute, outcome, number: order.number }),
    body: (
      <Layout preview={whatToDo(dispute, outcome)}>
        <Title>{heading(dispute, outcome)}</Title>
        <Paragraph>{whatToDo(dispute, outcome)}</Paragraph>
        <DetailsTable
          facts={[
            ["Amount", <strong key="amount">{amount}</strong>],
            ["Reason", formatDisputeReason(dispute.reason)],
            ["Answer by", dispute.reply_by ? formatWeekday(dispute.reply_by) : undefined],
            ["Item", itemNames(order.items)],
            ["Order", order.number],
            ["Buyer", order.buyerName && toSingleLine(order.buyerName, 80)],
            ["Email", <MailLink key="email" address={order.buyerEmail} />],
            ["Case", dispute.case_number ?? dispute.id],
          ]}
        />
        <DeskLink path={`/orders/${order.number}`} />
      </Layout>
    ),
  };
}

function heading({ kind, cents }: Dispute, outcome: Outcome) {
  const amount = formatUsd(cents);
  if (outcome === "won") return `You keep ${amount}`;
  if (outcome === "lost") return `${amount} went back to the buyer`;
  if (kind === "retrieval") return "The buyer's bank asks for papers";
  return `The buyer's bank disputes ${amount}`;
}

function whatToDo({ kind }: Dispute, outcome: Outcome) {
  if (outcome === "won") return "The bank has decided for you: the money stays.";
  if (outcome === "lost")
    return "The bank has given the money back to the buyer. The buyer's access has ended; it can be opened again at the desk.";
  if (kind === "retrieval")
    return "The buyer's bank asks for papers and takes no money. The desk has them written for you: paste them into the case in the Control Panel.";
  return "Without an answer in time the money is lost. The desk has the evidence written for you: paste it into the case in the Control Panel and submit it there. Do not refund this payment meanwhile.";
}
