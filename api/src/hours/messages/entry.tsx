import { formatTime } from "@agency/contract/format/dates";
import {
  formatMinutes,
  formatMinutesDelta,
  formatRemainingTime,
} from "@agency/contract/format/duration";
import type { HourEntry } from "../../db/tables.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

export interface TimeEntryEmailData {
  entry: Pick<HourEntry, "kind" | "minutes" | "note" | "at">;
  leftMinutes: number;
  paidMinutes: number;
  number: string;
  orderUrl: string;
}

/** To the client: what was done, how long it took, and how much is left. */
export function hoursEntry(facts: TimeEntryEmailData): Message {
  const { entry, leftMinutes, number, orderUrl } = facts;
  const left = formatRemainingTime(facts);
  const worked = entry.kind === "worked";
  const time = worked ? formatMinutes(-entry.minutes) : formatMinutesDelta(entry.minutes);
  return {
    subject: `${left}, order ${number}`,
    body: (
      <Layout preview={`${entry.note}: ${time}.`}>
        <Title>{left}</Title>
        <Paragraph>
          {worked
            ? `We worked ${time} of your prepaid time.`
            : "We corrected what we wrote down of your prepaid time."}
        </Paragraph>
        <DetailsTable
          facts={[
            [worked ? "Done" : "Why", entry.note],
            [worked ? "Time" : "Change", <strong key="time">{time}</strong>],
            ["On", formatTime(entry.at)],
            ["Order", number],
          ]}
        />
        <ActionButton href={orderUrl} label="See every entry" />
        <Note>
          {leftMinutes > 0
            ? "Is something not right, or is there more to do? Reply to this email."
            : "Your prepaid time is used up. Reply to this email if something is not right, or if there is more to do."}
        </Note>
      </Layout>
    ),
  };
}
