import { agency } from "@agency/contract/agency";
import { formatTime } from "@agency/contract/format/dates";
import { ActionButton } from "../../mail/action-button.tsx";
import { MailLink, mailtoUrl, PhoneLink } from "../../mail/contact-links.tsx";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { QuotedText } from "../../mail/quoted-text.tsx";
import { toSingleLine } from "../../mail/single-line.ts";
import { Title } from "../../mail/typography.tsx";
import { formatLeadTitle } from "../leads.ts";

export interface LeadEmailData {
  id: number;
  name: string;
  email: string;
  phone: string;
  details: { label: string; text: string }[];
  message: string;
  replyTo: string;
  receivedAt: Date;
}

export function leadNotification(lead: LeadEmailData): Message {
  const replySubject = `Your message to ${agency.name}`;
  return {
    subject: formatLeadTitle(lead),
    replyTo: lead.replyTo,
    body: (
      <Layout preview={toSingleLine(lead.message, 140)}>
        <Title>New lead: {lead.name || lead.email}</Title>
        <QuotedText>{lead.message}</QuotedText>
        <DetailsTable
          details={[
            ["Email", <MailLink key="email" address={lead.email} subject={replySubject} />],
            ["Phone", lead.phone && <PhoneLink phone={lead.phone} />],
            ...lead.details.map(({ label, text }) => [label, toSingleLine(text, 500)] as const),
            ["Received", formatTime(lead.receivedAt)],
          ]}
        />
        <ActionButton
          href={mailtoUrl(lead.replyTo, replySubject)}
          label="Reply by email"
          fallbackText={lead.replyTo}
        />
        <DeskLink path={`/leads/${lead.id}`} />
      </Layout>
    ),
  };
}
