import type { HoursAccountRow } from "@agency/contract/api/hours";
import { Mail, Receipt, ShoppingBag } from "lucide";
import { useState } from "react";
import { Timeline } from "../src/history/timeline.tsx";
import { hoursTable } from "../src/hours/hours-columns.tsx";
import { UsageBar } from "../src/hours/usage-bar.tsx";
import { Bars } from "../src/reports/bars.tsx";
import { ColumnChart } from "../src/reports/column-chart.tsx";
import { Avatar } from "../src/ui/avatar.tsx";
import { Detail } from "../src/ui/detail.tsx";
import { EmptyState } from "../src/ui/empty-state.tsx";
import { Outcome, Outcomes } from "../src/ui/outcomes.tsx";
import { Panel } from "../src/ui/panel.tsx";
import {
  ChipsSkeleton,
  ListSkeleton,
  PanelSkeleton,
  RecordSkeleton,
  WorklistSkeleton,
} from "../src/ui/skeletons.tsx";
import { Table } from "../src/ui/table.tsx";
import { Row, Section } from "./section.tsx";

const at = "2026-11-12T16:00:00.000Z";

export const Panels = () => (
  <Section title="Panels">
    <div className="grid gap-4 sm:grid-cols-2">
      <Panel title="Buyer" aside={<a href="#buyer">Edit</a>}>
        <dl className="description-list">
          <Detail term="Name">Ana Beltran</Detail>
          <Detail term="Email">ana@example.com</Detail>
        </dl>
      </Panel>
      <Panel title="Refund">
        <Outcomes>
          <Outcome icon={Receipt}>Refund $49.00 to the card.</Outcome>
          <Outcome icon={Mail}>The buyer gets an email.</Outcome>
        </Outcomes>
      </Panel>
    </div>
    <Row>
      <Avatar name="Ana Beltran" />
      <Avatar name="owner@agency.example" />
    </Row>
    <EmptyState icon={ShoppingBag} title="No orders yet" text="Paid orders appear here.">
      <button type="button" className="btn">
        New payment request
      </button>
    </EmptyState>
  </Section>
);

const accounts: HoursAccountRow[] = [
  {
    ...{ number: "K7Q4-2D9M", email: "ana@example.com", buyerName: "Ana Beltran" },
    ...{ remainingMinutes: 90, paidMinutes: 600, updatedAt: at },
  },
  {
    ...{ number: "P3XR-8WNC", email: "dev@example.com", buyerName: "A company with a long name" },
    ...{ remainingMinutes: -30, paidMinutes: 120, updatedAt: at },
  },
];

export const Lists = () => (
  <Section title="Lists and history">
    <div className="panel overflow-hidden">
      <Table {...hoursTable} rows={accounts} rowKey={({ number }) => number} />
    </div>
    <div className="panel panel-pad">
      <Timeline
        events={[
          { actor: "buyer", kind: "placed", title: "Order K7Q4-2D9M placed", at },
          { actor: "gateway", kind: "paid", title: "Paid by card", detail: "Visa 1111", at },
          { actor: "system", kind: "mail-failed", title: "Email could not be delivered", at },
          { actor: "owner", kind: "note", title: "Note", note: "Call back.", owner: "Owner", at },
        ]}
      />
    </div>
  </Section>
);

const months = [120_000, 0, 340_000, 1_450_000, 80_000, 210_000];

export function Charts() {
  const [selected, setSelected] = useState("3");
  const columns = months.map((cents, index) => ({
    key: String(index),
    name: `M${index + 1}`,
    label: `Month ${index + 1}: $${cents / 100}`,
    cents,
    isOver: index < months.length - 1,
  }));
  return (
    <Section title="Charts">
      <div className="panel panel-pad">
        <ColumnChart
          legend="Revenue"
          columns={columns}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      <div className="panel panel-pad">
        <Bars
          bars={[
            { name: "Search", count: 1_234, detail: "62%" },
            { name: "Direct", count: 310, detail: "16%" },
            { name: "Other", count: 0 },
          ]}
        />
      </div>
      <UsageBar account={{ remainingMinutes: 30, paidMinutes: 120 }} />
    </Section>
  );
}

export const Placeholders = () => (
  <Section title="While loading">
    <ChipsSkeleton count={3} />
    <WorklistSkeleton />
    <ListSkeleton table={hoursTable} />
    <PanelSkeleton />
    <RecordSkeleton />
  </Section>
);
