import {
  buildRefundPolicy,
  hoursRefundPolicy,
  logoRefundPolicy,
  refundRoute,
  templateRefundLimits,
  templateRefundPolicy,
} from "@agency/contract/policies";
import type { OrderFacts } from "./message.ts";
import { Paragraph, Part } from "./typography.tsx";

const policies: Record<OrderFacts["items"][number]["kind"], string> = {
  template: `${templateRefundPolicy} ${templateRefundLimits}`,
  hours: hoursRefundPolicy,
  // Logo Design is the one service that is sold online at a fixed price.
  service: logoRefundPolicy,
  deposit: buildRefundPolicy,
};

export function RefundTerms({ items }: Pick<OrderFacts, "items">) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <Part title="Refunds">
      {kinds.map((kind) => (
        <Paragraph key={kind}>
          {policies[kind]} {kind === kinds.at(-1) && refundRoute}
        </Paragraph>
      ))}
    </Part>
  );
}
