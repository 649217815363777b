import { formatTime } from "@agency/contract/format/dates";
import { DeskLink } from "../../mail/desk-link.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { toSingleLine } from "../../mail/one-line.ts";
import { Paragraph, Title } from "../../mail/typography.tsx";
import { alertDetails, getAlertText } from "../alert-text.ts";

export interface AlertEmailData {
  id: number;
  kind: string;
  at: Date;
  detail: unknown;
}

/** To the owner: something needs a person. */
export function alertEmail({ id, kind, at, detail }: AlertEmailData): Message {
  const { title, advice } = getAlertText(kind);
  return {
    subject: `Needs you: ${title}`,
    body: (
      <Layout preview={toSingleLine(advice, 140)}>
        <Title>{title}</Title>
        <Paragraph>{advice}</Paragraph>
        <DetailsTable
          facts={[["Alert", kind], ["Time", formatTime(at)], ...alertDetails(detail)]}
        />
        <DeskLink path={`/alerts/${id}`} />
      </Layout>
    ),
  };
}
