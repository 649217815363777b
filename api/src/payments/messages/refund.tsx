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

/** How the money goes back, and when it is there: banks are slow, and buyers ask. */
function describeRefundTiming({ kind }: Refund, order: OrderEmailData) {
  const to = describeMethod(order);
  switch (kind) {
    case "void":
      return `The payment was taken back before it reached us. It disappears from your statement within 1 to 3 business days (${to}).`;
    case "refund":
      return `It goes back the way you paid (${to}), and is there within 3 to 5 business days. Some banks take up to ten.`;
    case "manual":
      return `We have sent it back the way you paid (${to}).`;
  }
}

/** To the buyer: the credit note of what went back. */
export function refundEmail(order: OrderEmailData, refund: Refund, hours?: RefundedHours): Message {
  const amount = formatUsd(refund.cents);
  const whole = refund.cents === order.totalCents;
  return {
    subject: `Your refund of ${amount}, order ${order.number}`,
    body: (
      <Layout preview={describeRefundTiming(refund, order)}>
        <Title>{amount} is on its way back to you</Title>
        <Paragraph>{describeRefundTiming(refund, order)}</Paragraph>
        <DetailsTable
          facts={[
            ["Refunded", <strong key="amount">{amount}</strong>],
            ["Of", whole ? "all that you paid" : `${formatUsd(order.totalCents)} that you paid`],
            ["For", itemNames(order.items)],
            ["Time", hours && `${formatMinutes(hours.minutes)} that you had prepaid`],
            ["Hours", hours && hours.paidMinutes > 0 ? formatRemainingTime(hours) : undefined],
            ["Order", order.number],
            ["On", formatTime(refund.accepted_at ?? refund.requested_at)],
            ["To", describeMethod(order)],
            ["Credit", refund.gateway_id ?? undefined],
          ]}
        />
        {refund.end_access && (
          <Paragraph>With the refund, the download of this order has ended.</Paragraph>
        )}
        <ActionButton href={order.orderUrl} label="Open your order" />
        <Questions />
      </Layout>
    ),
  };
}

/** To the buyer: agreed, and on its way as soon as the bank allows it. */
export function refundPendingEmail(
  order: OrderEmailData,
  refund: Refund,
  hours?: RefundedHours,
): Message {
  const amount = formatUsd(refund.cents);
  return {
    subject: `Your refund of ${amount} is coming, order ${order.number}`,
    body: (
      <Layout preview="It leaves as soon as your payment has reached us, in one or two days.">
        <Title>We are refunding you {amount}</Title>
        {hours && (
          <Paragraph>
            It is for {formatMinutes(hours.minutes)} that you had prepaid.
            {hours.paidMinutes > 0 && ` You have ${formatRemainingTime(hours)}.`}
          </Paragraph>
        )}
        <Paragraph>
          Your payment of {formatUsd(order.totalCents)} has not reached us yet: banks take a night
          or two. Until then, no part of it can go back. The refund leaves by itself as soon as that
          is possible, and we write to you again.
        </Paragraph>
        <Questions />
      </Layout>
    ),
  };
}

const Questions = () => (
  <Paragraph>
    Any question? Write to <MailLink address={agency.email} />, or answer this mail.
  </Paragraph>
);
