import { agency } from "@agency/contract/agency";
import { formatTime } from "@agency/contract/format/dates";
import { formatMinutes, formatRemainingTime } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import type { Refund } from "../../db/tables.ts";
import type { RefundedHours } from "../../hours/hours.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink } from "../../mail/contact-links.tsx";
import { describeMethod, itemNames } from "../../mail/describe-order.ts";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message, OrderEmailData } from "../../mail/message.ts";
import { Paragraph, Title } from "../../mail/typography.tsx";

/** Says when the refund arrives, because buyers often ask. */
function describeRefundTiming({ kind }: Refund, order: OrderEmailData) {
  const method = describeMethod(order);
  switch (kind) {
    case "void":
      return `We canceled your payment before it settled. The charge (${method}) will disappear from your statement within 1 to 3 business days.`;
    case "refund":
      return `We refunded your original payment method (${method}). The refund takes 3 to 5 business days to arrive. Some banks take up to 10.`;
    case "manual":
      return `We sent your refund the same way you paid (${method}).`;
  }
}

/** Notifies the buyer that the refund was accepted. */
export function refundEmail(order: OrderEmailData, refund: Refund, hours?: RefundedHours): Message {
  const amount = formatUsd(refund.cents);
  const isFullRefund = refund.cents === order.totalCents;
  return {
    subject: `Your refund of ${amount}, order ${order.number}`,
    body: (
      <Layout preview={describeRefundTiming(refund, order)}>
        <Title>Your refund of {amount}</Title>
        <Paragraph>{describeRefundTiming(refund, order)}</Paragraph>
        <DetailsTable
          details={[
            ["Refund", <strong key="amount">{amount}</strong>],
            [
              "Payment",
              `${formatUsd(order.totalCents)} (${isFullRefund ? "full" : "partial"} refund)`,
            ],
            ["Item", itemNames(order.items)],
            ["Refunded time", hours && `${formatMinutes(hours.minutes)} of prepaid time`],
            [
              "Remaining time",
              hours && hours.paidMinutes > 0 ? formatRemainingTime(hours) : undefined,
            ],
            ["Order", order.number],
            ["Date", formatTime(refund.accepted_at ?? refund.requested_at)],
            ["Method", describeMethod(order)],
            ["Refund ID", refund.gateway_id ?? undefined],
          ]}
        />
        {refund.end_access && (
          <Paragraph>You can no longer download the files from this order.</Paragraph>
        )}
        <ActionButton href={order.orderUrl} label="Open your order" />
        <Questions />
      </Layout>
    ),
  };
}

/** Notifies the buyer that a partial refund waits until the payment is settled. */
export function refundPendingEmail(
  order: OrderEmailData,
  refund: Refund,
  hours?: RefundedHours,
): Message {
  const amount = formatUsd(refund.cents);
  return {
    subject: `Your refund of ${amount} is pending, order ${order.number}`,
    body: (
      <Layout preview="We’ll send it as soon as your payment settles, in 1-2 days.">
        <Title>Your refund of {amount} is pending</Title>
        {hours && (
          <Paragraph>
            It is for {formatMinutes(hours.minutes)} of prepaid time.
            {hours.paidMinutes > 0 && ` You have ${formatRemainingTime(hours)}.`}
          </Paragraph>
        )}
        <Paragraph>
          Your payment of {formatUsd(order.totalCents)} has not settled yet. Payments take 1-2 days
          to settle, and we can only send a partial refund after that. We’ll send it automatically
          and email you again.
        </Paragraph>
        <Questions />
      </Layout>
    ),
  };
}

const Questions = () => (
  <Paragraph>
    Questions? Write to <MailLink address={agency.email} /> or reply to this email.
  </Paragraph>
);
