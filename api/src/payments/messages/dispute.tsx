import { formatWeekday } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import type { Dispute } from "../../db/tables.ts";
import { MailLink } from "../../mail/contact-links.tsx";
import { itemNames } from "../../mail/describe-order.ts";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/single-line.ts";
import { Paragraph, Title } from "../../mail/typography.tsx";
import { disputeTitle, formatDisputeReason } from "../disputes/dispute-text.ts";

type Outcome = Dispute["outcome"];

/** Notifies the owners of a new, won or lost dispute. */
export function disputeEmail(order: OrderEmailData, dispute: Dispute, outcome: Outcome): Message {
  const amount = formatUsd(dispute.cents);
  return {
    subject: disputeTitle({ ...dispute, outcome, number: order.number }),
    body: (
      <Layout preview={describeNextSteps(dispute, outcome)}>
        <Title>{formatHeading(dispute, outcome)}</Title>
        <Paragraph>{describeNextSteps(dispute, outcome)}</Paragraph>
        <DetailsTable
          details={[
            ["Amount", <strong key="amount">{amount}</strong>],
            ["Reason", formatDisputeReason(dispute.reason)],
            ["Respond by", dispute.reply_by ? formatWeekday(dispute.reply_by) : undefined],
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

function formatHeading({ kind, cents }: Dispute, outcome: Outcome) {
  const amount = formatUsd(cents);
  if (outcome === "won") return `You won the dispute over ${amount}`;
  if (outcome === "lost") return `You lost the dispute over ${amount}`;
  if (kind === "retrieval") return "The buyer’s bank requested documents";
  return `The buyer disputed ${amount}`;
}

function describeNextSteps({ kind }: Dispute, outcome: Outcome) {
  if (outcome === "won") return "The bank decided in your favor. You keep the payment.";
  if (outcome === "lost")
    return "The bank returned the payment to the buyer. The buyer can no longer access the order. You can restore access in the desk.";
  if (kind === "retrieval")
    return "The buyer’s bank requested documents. No funds have been withdrawn yet. Copy the evidence from the desk and submit it in the Braintree Control Panel.";
  return "You lose the dispute if you don’t respond by the deadline. Copy the evidence from the desk and submit it in the Braintree Control Panel. Do not refund this payment while the dispute is open.";
}
