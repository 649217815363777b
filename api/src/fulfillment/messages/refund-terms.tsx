import {
  hoursRefundPolicy,
  logoRefundPolicy,
  projectRefundPolicy,
  refundRoute,
  templateRefundLimits,
  templateRefundPolicy,
} from "@agency/contract/policies";
import type { OrderEmailData } from "../../mail/message.ts";
import { Note } from "../../mail/typography.tsx";

const policies: Record<OrderEmailData["items"][number]["kind"], string> = {
  template: `${templateRefundPolicy} ${templateRefundLimits}`,
  hours: hoursRefundPolicy,
  // Logo Design is the only service sold online at a fixed price.
  service: logoRefundPolicy,
  deposit: projectRefundPolicy,
  project: projectRefundPolicy,
};

export function RefundTerms({ items }: Pick<OrderEmailData, "items">) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <Note>
      <strong>Refunds.</strong> {kinds.map((kind) => policies[kind]).join(" ")} {refundRoute}
    </Note>
  );
}
