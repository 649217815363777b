import { momentOf } from "./dates.ts";
import { type Fact, FactsTable } from "./facts-table.tsx";
import { Layout } from "./layout.tsx";
import type { Message } from "./message.ts";
import { oneLine, shortened } from "./one-line.ts";
import { Paragraph, Title } from "./typography.tsx";

export interface AlertFacts {
  kind: string;
  at: Date;
  detail: unknown;
}

/** What an alert means, and what to do about it. */
const known: Record<string, { title: string; advice: string }> = {
  "mail-undeliverable": {
    title: "An email could not be sent",
    advice:
      "It will not be tried again. The reason is below. If somebody is waiting for it, write to them yourself.",
  },
};

/** To the owner: something needs a person. */
export function ownerAlert({ kind, at, detail }: AlertFacts): Message {
  const { title, advice } = known[kind] ?? {
    title: inWords(kind),
    advice: "The service met something it does not decide by itself. This is what it knows:",
  };
  return {
    subject: `Needs you: ${title}`,
    body: (
      <Layout preview={oneLine(advice, 140)}>
        <Title>{title}</Title>
        <Paragraph>{advice}</Paragraph>
        <FactsTable facts={[["Alert", kind], ["Time", momentOf(at)], ...factsOf(detail)]} />
      </Layout>
    ),
  };
}

function factsOf(detail: unknown): Fact[] {
  if (typeof detail !== "object" || detail === null) {
    return detail === undefined || detail === null ? [] : [["Detail", textOf(detail)]];
  }
  return Object.entries(detail).map(([name, value]) => [inWords(name), textOf(value)]);
}

function textOf(value: unknown) {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return shortened(text, 1_000);
}

/** "orphan-payment" and "orderId" become "Orphan payment" and "Order id". */
function inWords(name: string) {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
