import { formatTime } from "@agency/contract/format/dates";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/single-line.ts";
import { Paragraph, Title } from "../../mail/typography.tsx";
import { alertDetails, getAlertText } from "../alert-text.ts";

export interface AlertEmailData {
  id: number;
  kind: string;
  raised_at: Date;
  detail: unknown;
}

export function alertEmail({ id, kind, raised_at, detail }: AlertEmailData): Message {
  const { title, advice } = getAlertText({ kind, detail });
  return {
    subject: `Action needed: ${title}`,
    body: (
      <Layout preview={toSingleLine(advice, 140)}>
        <Title>{title}</Title>
        <Paragraph>{advice}</Paragraph>
        <DetailsTable
          details={[["Alert", kind], ["Time", formatTime(raised_at)], ...alertDetails(detail)]}
        />
        <DeskLink path={`/alerts/${id}`} />
      </Layout>
    ),
  };
}
