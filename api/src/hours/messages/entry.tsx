import { formatTime } from "@agency/contract/format/dates";
import {
  formatMinutes,
  formatMinutesDelta,
  formatRemainingTime,
} from "@agency/contract/format/duration";
import type { TimeEntryRow } from "../../db/tables.ts";
import { ActionButton } from "../../mail/action-button.tsx";
import { DetailsTable } from "../../mail/details-table.tsx";
import { Layout } from "../../mail/layout.tsx";
import type { Message } from "../../mail/message.ts";
import { Note, Paragraph, Title } from "../../mail/typography.tsx";

export interface TimeEntryEmailData {
  entry: Pick<TimeEntryRow, "kind" | "minutes" | "note" | "occurred_at">;
  remainingMinutes: number;
  paidMinutes: number;
  number: string;
  orderUrl: string;
}

/** To the client: the work or correction, its time, and the remaining time. */
export function hoursEntry(data: TimeEntryEmailData): Message {
  const { entry, remainingMinutes, number, orderUrl } = data;
  const remaining = formatRemainingTime(data);
  const isWork = entry.kind === "worked";
  const time = isWork ? formatMinutes(-entry.minutes) : formatMinutesDelta(entry.minutes);
  return {
    subject: `${remaining}, order ${number}`,
    body: (
      <Layout preview={`${entry.note}: ${time}.`}>
        <Title>{remaining}</Title>
        <Paragraph>
          {isWork
            ? `We used ${time} of your prepaid time.`
            : "We corrected the balance of your prepaid time."}
        </Paragraph>
        <DetailsTable
          details={[
            [isWork ? "Work" : "Reason", entry.note],
            [isWork ? "Time" : "Change", <strong key="time">{time}</strong>],
            ["Date", formatTime(entry.occurred_at)],
            ["Order", number],
          ]}
        />
        <ActionButton href={orderUrl} label="View all entries" />
        <Note>
          {remainingMinutes > 0
            ? "Questions, or more work for us? Reply to this email."
            : "Your prepaid time is used up. Questions, or more work for us? Reply to this email."}
        </Note>
      </Layout>
    ),
  };
}
