import { formatDay, formatTime } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { formatPaymentRequestNumber } from "../../core/payment-request-number.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink } from "../../mail/contact-links.tsx";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { RequestBanner } from "../../mail/pictures.tsx";
import { QuotedText } from "../../mail/quoted-text.tsx";
import { toSingleLine } from "../../mail/single-line.ts";
import { EmailSection, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { renderDocument } from "../versions.ts";
import type { PaymentRequestEmailData } from "./email-data.tsx";

const formatAcceptedAt = ({ request }: PaymentRequestEmailData) =>
  request.accepted_at ? formatTime(request.accepted_at) : "";

/** To the client. */
export function acceptanceCopyEmail(data: PaymentRequestEmailData): Message {
  const { request, paymentPageUrl } = data;
  return {
    subject: `Accepted: ${request.title} (${formatPaymentRequestNumber(request.id)})`,
    body: (
      <Layout
        preview={`You accepted it on ${formatAcceptedAt(data)}. Here’s your copy.`}
        banner={<RequestBanner stage="framed" />}
      >
        <Title>You accepted “{request.title}”</Title>
        <Paragraph>
          Thank you. This is your copy of the proposal that you accepted on {formatAcceptedAt(data)}{" "}
          as “{request.accepted_name}”.{describeNextPayment(data)}
        </Paragraph>
        <ActionButton href={paymentPageUrl} label="View proposal" />
        <AcceptedText {...data} />
      </Layout>
    ),
  };
}

function describeNextPayment({ installments }: PaymentRequestEmailData) {
  const open = installments.find(({ payable_since, paid_at }) => payable_since && !paid_at);
  if (!open?.due_on) return "";
  const name = open.kind === "full" ? "payment" : open.kind;
  return ` The ${name} of ${formatUsd(open.cents)} is due by ${formatDay(open.due_on)}.`;
}

/** To the owner. */
export function acceptanceOwnerEmail(data: PaymentRequestEmailData): Message {
  const { request } = data;
  const client = toSingleLine(request.company || request.client_name, 60);
  return {
    subject: `Accepted by ${client}: ${request.title}, ${formatUsd(request.total_cents)}`,
    body: (
      <Layout preview={`Accepted on ${formatAcceptedAt(data)}.`}>
        <Title>{client} accepted your proposal</Title>
        <DetailsTable
          details={[
            ["Request", formatPaymentRequestNumber(request.id)],
            ["Total", <strong key="total">{formatUsd(request.total_cents)}</strong>],
            ["Accepted by", request.accepted_name ?? ""],
            ["Accepted on", formatAcceptedAt(data)],
            ["Client", <MailLink key="client" address={request.client_email} />],
          ]}
        />
        <DeskLink path={`/payment-requests/${formatPaymentRequestNumber(request.id)}`} />
        <AcceptedText {...data} />
      </Layout>
    ),
  };
}

function AcceptedText({ request, lines, installments }: PaymentRequestEmailData) {
  return (
    <EmailSection title={`Accepted text, version ${request.version}`}>
      <QuotedText>{renderDocument(request, lines, installments)}</QuotedText>
      <Note>Keep this email as your record of the agreement.</Note>
    </EmailSection>
  );
}
