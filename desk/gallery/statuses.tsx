import { Notice } from "../src/ui/notice.tsx";
import {
  attemptStates,
  deliveryStates,
  getDisputeStatus,
  getWebhookStatus,
  leadStates,
  orderStates,
  refundStates,
  requestStates,
  StatusBadge,
  type StatusStyle,
} from "../src/ui/status-badge.tsx";
import { Row, Section } from "./section.tsx";

const statuses: Record<string, readonly StatusStyle[]> = {
  Leads: Object.values(leadStates),
  Orders: Object.values(orderStates),
  "Payment requests": Object.values(requestStates),
  Payments: Object.values(attemptStates),
  Refunds: Object.values(refundStates),
  Disputes: [
    getDisputeStatus({ outcome: "open", replied: false }),
    getDisputeStatus({ outcome: "open", replied: true }),
    getDisputeStatus({ outcome: "won", replied: false }),
    getDisputeStatus({ outcome: "lost", replied: false }),
  ],
  Webhooks: [getWebhookStatus(true), getWebhookStatus(false), ...Object.values(deliveryStates)],
};

export const Statuses = () => (
  <Section title="Statuses">
    {Object.entries(statuses).map(([name, styles]) => (
      <div key={name} className="grid gap-2">
        <h3>{name}</h3>
        <Row>
          {styles.map((status) => (
            <StatusBadge key={status.label} status={status} />
          ))}
        </Row>
      </div>
    ))}
    <Row>
      <StatusBadge status={orderStates.paid} isLarge />
      <StatusBadge status={requestStates.overdue} isLarge />
    </Row>
  </Section>
);

export const Notices = () => (
  <Section title="Notices">
    {(["info", "success", "warning", "danger"] as const).map((tone) => (
      <Notice key={tone} tone={tone} title={`A notice with the tone ${tone}.`}>
        What the owner can do about it.
      </Notice>
    ))}
    <Notice
      tone="danger"
      title="With an action."
      action={
        <button type="button" className="btn btn-sm">
          Try again
        </button>
      }
    />
  </Section>
);
