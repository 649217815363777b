import { formatDay } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { formatPaymentRequestNumber } from "../../core/payment-request-number.ts";
import type { Installment } from "../../db/tables.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { RequestBanner } from "../../mail/pictures.tsx";
import { AmountDue, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { installmentName, type PaymentRequestEmailData, PriceBreakdown } from "./email-data.tsx";

/** To the client. */
export function balanceDue(data: PaymentRequestEmailData, open: Installment): Message {
  const amount = formatUsd(open.cents);
  return {
    subject: `Delivered: ${data.request.title}. ${amount} is due`,
    body: (
      <Layout
        preview={`The balance of ${amount} is due${formatDueDay(open)}.`}
        banner={<RequestBanner stage="ready" />}
      >
        <Title>Your project has been delivered</Title>
        <Paragraph>
          Thank you for working with us. The balance of {amount} is due{formatDueDay(open)}.
        </Paragraph>
        <PaymentDue data={data} open={open} />
        <PriceBreakdown {...data} />
      </Layout>
    ),
  };
}

/** To the client, before, on and after the due date; `day` is today. */
export function paymentReminder(
  data: PaymentRequestEmailData,
  open: Installment,
  day: string,
): Message {
  const amount = formatUsd(open.cents);
  const isOverdue = open.due_on !== null && open.due_on < day;
  const text = isOverdue
    ? `${amount} for “${data.request.title}” was due${formatDueDay(open)}. If you’ve already paid, please ignore this email.`
    : `${amount} for “${data.request.title}” is due${formatDueDay(open)}.`;
  return {
    subject: `${isOverdue ? "Overdue" : "Reminder"}: ${amount}, ${data.request.title}`,
    body: (
      <Layout preview={text}>
        <Title>{isOverdue ? "Your payment is overdue" : "Your payment is due soon"}</Title>
        <Paragraph>{text}</Paragraph>
        <PaymentDue data={data} open={open} />
        <Note>Questions about this payment? Reply to this email.</Note>
      </Layout>
    ),
  };
}

const formatDueDay = ({ due_on }: Installment) => (due_on ? ` on ${formatDay(due_on)}` : "");

function PaymentDue({ data, open }: { data: PaymentRequestEmailData; open: Installment }) {
  const { request, paymentPageUrl } = data;
  return (
    <>
      <AmountDue
        label={installmentName(data, open)}
        amount={formatUsd(open.cents)}
        when={[
          open.due_on && `Due ${formatDay(open.due_on)}`,
          formatPaymentRequestNumber(request.id),
        ]
          .filter(Boolean)
          .join(", ")}
      />
      <ActionButton href={paymentPageUrl} label={`Pay ${formatUsd(open.cents)}`} />
    </>
  );
}
