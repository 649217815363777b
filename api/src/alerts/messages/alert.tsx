import { formatTime } from "@agency/contract/format/dates";
import { DeskLink } from "../../mail/desk-link.tsx";
import { type DetailEntry, DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/single-line.ts";
import { TextLines } from "../../mail/text-lines.tsx";
import { Paragraph, Title } from "../../mail/typography.tsx";
import { alertDetails } from "../alert-details.ts";
import { getAlertText } from "../alert-text.ts";

export interface AlertEmailData {
  id: number;
  kind: string;
  raised_at: Date;
  detail: unknown;
}

export function alertEmail({ id, kind, raised_at, detail }: AlertEmailData): Message {
  const { title, advice, needsAction } = getAlertText({ kind, detail });
  const details = alertDetails(detail).map(
    ([name, value]): DetailEntry => [name, <TextLines key={name} text={value} />],
  );
  return {
    subject: `${needsAction ? "Action needed" : "Alert"}: ${title}`,
    body: (
      <Layout preview={toSingleLine(advice, 140)}>
        <Title>{title}</Title>
        <Paragraph>{advice}</Paragraph>
        <DetailsTable details={[["Alert", kind], ["Time", formatTime(raised_at)], ...details]} />
        <DeskLink path={`/alerts/${id}`} />
      </Layout>
    ),
  };
}
