import { formatTime } from "@agency/contract/dates";
import { DeskLink } from "../../mail/desk-link.tsx";
import { FactsTable } from "../../mail/facts-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { oneLine } from "../../mail/one-line.ts";
import { Paragraph, Title } from "../../mail/typography.tsx";
import { alertWords, factsOf } from "../words.ts";

export interface AlertFacts {
  id: number;
  kind: string;
  at: Date;
  detail: unknown;
}

/** To the owner: something needs a person. */
export function ownerAlert({ id, kind, at, detail }: AlertFacts): Message {
  const { title, advice } = alertWords(kind);
  return {
    subject: `Needs you: ${title}`,
    body: (
      <Layout preview={oneLine(advice, 140)}>
        <Title>{title}</Title>
        <Paragraph>{advice}</Paragraph>
        <FactsTable facts={[["Alert", kind], ["Time", formatTime(at)], ...factsOf(detail)]} />
        <DeskLink path={`/alerts/${id}`} />
      </Layout>
    ),
  };
}
