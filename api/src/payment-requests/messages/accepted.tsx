import { formatDay, formatTime } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink } from "../../mail/contact-links.tsx";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/one-line.ts";
import { RequestBanner } from "../../mail/pictures.tsx";
import { EmailSection, Note, Paragraph, Title } from "../../mail/typography.tsx";
import { VisitorMessage } from "../../mail/visitor-message.tsx";
import { formatPaymentRequestNumber } from "../../payment-request-number.ts";
import { renderDocument } from "../versions.ts";
import type { PaymentRequestEmailData } from "./email-data.tsx";

const when = ({ request }: PaymentRequestEmailData) =>
  request.accepted_at ? formatTime(request.accepted_at) : "";

/** To the client: a copy of what was accepted. */
export function acceptanceCopyEmail(facts: PaymentRequestEmailData): Message {
  const { request, payUrl } = facts;
  return {
    subject: `Accepted: ${request.title} (${formatPaymentRequestNumber(request.id)})`,
    body: (
      <Layout
        preview={`You accepted it on ${when(facts)}. This is your copy.`}
        banner={<RequestBanner stage="framed" />}
      >
        <Title>You accepted “{request.title}”</Title>
        <Paragraph>
          Thank you. This is your copy of what you accepted on {when(facts)} in the name of “
          {request.accepted_name}”.{nextPayment(facts)}
        </Paragraph>
        <ActionButton href={payUrl} label="Open your page" />
        <Copy {...facts} />
      </Layout>
    ),
  };
}

function nextPayment({ instalments }: PaymentRequestEmailData) {
  const open = instalments.find(({ opened_at, paid_at }) => opened_at && !paid_at);
  if (!open?.due_on) return "";
  const name = open.kind === "whole" ? "payment" : open.kind;
  return ` The ${name} of ${formatUsd(open.cents)} is due by ${formatDay(open.due_on)}.`;
}

/** To the owner. */
export function acceptanceOwnerEmail(facts: PaymentRequestEmailData): Message {
  const { request } = facts;
  const client = toSingleLine(request.company || request.client_name, 60);
  return {
    subject: `Accepted by ${client}: ${request.title}, ${formatUsd(request.total_cents)}`,
    body: (
      <Layout preview={`Accepted on ${when(facts)}.`}>
        <Title>{client} has accepted</Title>
        <DetailsTable
          facts={[
            ["Request", formatPaymentRequestNumber(request.id)],
            ["Total", <strong key="total">{formatUsd(request.total_cents)}</strong>],
            ["Name typed", request.accepted_name ?? ""],
            ["When", when(facts)],
            ["Client", <MailLink key="client" address={request.client_email} />],
          ]}
        />
        <DeskLink path={`/requests/${formatPaymentRequestNumber(request.id)}`} />
        <Copy {...facts} />
      </Layout>
    ),
  };
}

function Copy({ request, lines, instalments }: PaymentRequestEmailData) {
  return (
    <EmailSection title={`As accepted, version ${request.version}`}>
      <VisitorMessage>{renderDocument(request, lines, instalments)}</VisitorMessage>
      <Note>Keep this email: it is the agreement in writing.</Note>
    </EmailSection>
  );
}
