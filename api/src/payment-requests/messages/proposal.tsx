import { agency } from "@agency/contract/agency";
import { formatDate } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { formatPaymentRequestNumber } from "../../core/payment-request-number.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { RequestBanner } from "../../mail/pictures.tsx";
import { AmountDue, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { formatDue } from "../versions.ts";
import { installmentName, type PaymentRequestEmailData, PriceBreakdown } from "./email-data.tsx";

/** To the client: a proposal, or with net 15 a payment request for completed work. */
export function proposal(data: PaymentRequestEmailData): Message {
  const { request, paymentPageUrl } = data;
  const isNet15 = request.terms === "net15";
  const total = formatUsd(request.total_cents);
  const next = data.installments.find(({ paid_at }) => !paid_at);
  return {
    subject: `${buildSubjectPrefix(data)}: ${request.title}`,
    body: (
      <Layout
        preview={`${total}. ${describePayment(data)}`}
        banner={<RequestBanner stage={isNet15 ? "ready" : "planned"} />}
      >
        <Title>{request.title}</Title>
        <Paragraph>
          Hello {request.client_name}, {describeContent(data)}
        </Paragraph>
        {request.version > 1 && (
          <Paragraph>
            This is version {request.version}. It replaces the version we sent before. The link is
            the same.
          </Paragraph>
        )}
        {next && (
          <AmountDue
            label={isNet15 ? "Amount due" : `${installmentName(data, next)}, when you accept`}
            amount={formatUsd(next.cents)}
            when={capitalize(formatDue(next))}
          />
        )}
        <ActionButton
          href={paymentPageUrl}
          label={isNet15 ? `Pay ${total}` : "Review and accept"}
        />
        <PriceBreakdown {...data} />
        <Note below="table">
          {describePayment(data)}{" "}
          {request.expires_at && `Open until ${formatDate(request.expires_at)}.`} Please don’t
          forward this email. Anyone with the link can open your page.{" "}
          {formatPaymentRequestNumber(request.id)}.
        </Note>
      </Layout>
    ),
  };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function buildSubjectPrefix({ request }: PaymentRequestEmailData) {
  if (request.version > 1) return "Updated";
  return request.terms === "net15"
    ? `Payment request from ${agency.name}`
    : `A proposal from ${agency.name}`;
}

const describeContent = ({ request }: PaymentRequestEmailData) =>
  request.terms === "net15"
    ? "here’s the payment request for our work. View the details and pay online."
    : "here’s your proposal. Review, accept, and pay online.";

function describePayment({ request, installments }: PaymentRequestEmailData) {
  const [next, later] = installments.filter(({ paid_at }) => !paid_at);
  if (!next) return "";
  if (request.terms === "net15") return `Payment is ${formatDue(next)}.`;
  const now = `${formatUsd(next.cents)} is ${formatDue(next)}`;
  return later
    ? `${now}, ${formatUsd(later.cents)} on delivery. You won’t be charged automatically.`
    : `${now}.`;
}

/** To the client. */
export function paymentRequestVoidEmail({ request }: PaymentRequestEmailData): Message {
  return {
    subject: `Closed: ${request.title}`,
    body: (
      <Layout preview="Nothing is due.">
        <Title>
          {request.terms === "net15" ? "This payment request is closed" : "This proposal is closed"}
        </Title>
        <Paragraph>
          We’ve closed {formatPaymentRequestNumber(request.id)}, “{request.title}”. Nothing is due.
          Questions? Reply to this email.
        </Paragraph>
      </Layout>
    ),
  };
}
