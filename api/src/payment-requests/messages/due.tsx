import { formatDay } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import type { Instalment } from "../../db/tables.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { RequestBanner } from "../../mail/pictures.tsx";
import { AmountDue, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { formatPaymentRequestNumber } from "../../payment-request-number.ts";
import { instalmentName, type PaymentRequestEmailData, PriceBreakdown } from "./email-data.tsx";

/** To the client: delivered, and the rest is due. */
export function balanceDue(facts: PaymentRequestEmailData, open: Instalment): Message {
  const amount = formatUsd(open.cents);
  return {
    subject: `Delivered: ${facts.request.title}. ${amount} is due`,
    body: (
      <Layout
        preview={`The balance of ${amount} is due${by(open)}.`}
        banner={<RequestBanner stage="ready" />}
      >
        <Title>Your project is delivered</Title>
        <Paragraph>
          Thank you for working with us. The balance of {amount} is due{by(open)}.
        </Paragraph>
        <Due facts={facts} open={open} />
        <PriceBreakdown {...facts} />
      </Layout>
    ),
  };
}

/** To the client, before it is due, on the day, and after; `day` is today. */
export function paymentReminder(
  facts: PaymentRequestEmailData,
  open: Instalment,
  day: string,
): Message {
  const amount = formatUsd(open.cents);
  const late = open.due_on !== null && open.due_on < day;
  const text = late
    ? `${amount} for “${facts.request.title}” was due${by(open)}. If it is already on its way, please ignore this.`
    : `${amount} for “${facts.request.title}” is due${by(open)}.`;
  return {
    subject: `${late ? "Overdue" : "Reminder"}: ${amount}, ${facts.request.title}`,
    body: (
      <Layout preview={text}>
        <Title>{late ? "A payment is overdue" : "A payment is due soon"}</Title>
        <Paragraph>{text}</Paragraph>
        <Due facts={facts} open={open} />
        <Note>Is something not right? Reply to this email, and we talk about it.</Note>
      </Layout>
    ),
  };
}

const by = ({ due_on }: Instalment) => (due_on ? ` on ${formatDay(due_on)}` : "");

function Due({ facts, open }: { facts: PaymentRequestEmailData; open: Instalment }) {
  const { request, payUrl } = facts;
  return (
    <>
      <AmountDue
        label={instalmentName(facts, open)}
        amount={formatUsd(open.cents)}
        when={[
          open.due_on && `Due ${formatDay(open.due_on)}`,
          formatPaymentRequestNumber(request.id),
        ]
          .filter(Boolean)
          .join(", ")}
      />
      <ActionButton href={payUrl} label={`Pay ${formatUsd(open.cents)}`} />
    </>
  );
}
