import { agency } from "@agency/contract/agency";
import { formatDate } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { ActionButton } from "../../mail/action-button.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { RequestBanner } from "../../mail/pictures.tsx";
import { AmountDue, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { formatPaymentRequestNumber } from "../../payment-request-number.ts";
import { whenDue } from "../versions.ts";
import { instalmentName, type PaymentRequestEmailData, PriceBreakdown } from "./email-data.tsx";

/** To the client: what we offer, or what is due for hours that were worked. */
export function proposal(facts: PaymentRequestEmailData): Message {
  const { request, payUrl } = facts;
  const isInvoice = request.terms === "net15";
  const total = formatUsd(request.total_cents);
  const next = facts.instalments.find(({ paid_at }) => !paid_at);
  return {
    subject: `${subjectOf(facts)}: ${request.title}`,
    body: (
      <Layout
        preview={`${total}. ${howToPay(facts)}`}
        banner={<RequestBanner stage={isInvoice ? "ready" : "planned"} />}
      >
        <Title>{request.title}</Title>
        <Paragraph>
          Hello {request.client_name}, {opening(facts)}
        </Paragraph>
        {request.version > 1 && (
          <Paragraph>
            This is version {request.version}. It takes the place of what we sent before; the link
            is the same.
          </Paragraph>
        )}
        {next && (
          <AmountDue
            label={isInvoice ? "Amount due" : `${instalmentName(facts, next)}, when you accept`}
            amount={formatUsd(next.cents)}
            when={capitalized(whenDue(next))}
          />
        )}
        <ActionButton href={payUrl} label={isInvoice ? `Pay ${total}` : "Read and accept"} />
        <PriceBreakdown {...facts} />
        <Note below="table">
          {howToPay(facts)} {request.expires_at && `Open until ${formatDate(request.expires_at)}.`}{" "}
          Please do not forward this email: its link opens your page.{" "}
          {formatPaymentRequestNumber(request.id)}.
        </Note>
      </Layout>
    ),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function subjectOf({ request }: PaymentRequestEmailData) {
  if (request.version > 1) return "Changed";
  return request.terms === "net15"
    ? `Invoice from ${agency.name}`
    : `A proposal from ${agency.name}`;
}

const opening = ({ request }: PaymentRequestEmailData) =>
  request.terms === "net15"
    ? "here is what we have worked for you. The page has the details, and takes the payment."
    : "here is what we propose. The page has all of it; you accept it there and pay in the same place.";

function howToPay({ request, instalments }: PaymentRequestEmailData) {
  const [next, later] = instalments.filter(({ paid_at }) => !paid_at);
  if (!next) return "";
  if (request.terms === "net15") return `Payment is ${whenDue(next)}.`;
  const now = `${formatUsd(next.cents)} is ${whenDue(next)}`;
  return later
    ? `${now}, ${formatUsd(later.cents)} on delivery. You won’t be charged automatically.`
    : `${now}.`;
}

/** To the client: nothing is to be paid any more. */
export function paymentRequestVoidEmail({ request }: PaymentRequestEmailData): Message {
  return {
    subject: `No longer open: ${request.title}`,
    body: (
      <Layout preview="Nothing is to be paid for it any more.">
        <Title>This request is no longer open</Title>
        <Paragraph>
          We have withdrawn {formatPaymentRequestNumber(request.id)}, “{request.title}”. Nothing is
          to be paid for it any more. Questions? Reply to this email.
        </Paragraph>
      </Layout>
    ),
  };
}
