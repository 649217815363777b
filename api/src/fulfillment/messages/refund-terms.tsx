import { refundRoute } from "@agency/contract/policies";
import type { OrderEmailData } from "../../mail/message.ts";
import { listKinds, refundPolicies } from "../../mail/refund-policies.ts";
import { Note } from "../../mail/typography.tsx";

export function RefundTerms({ items }: Pick<OrderEmailData, "items">) {
  const policies = listKinds(items).map((kind) => refundPolicies[kind]);
  return (
    <Note>
      <strong>Refunds.</strong> {policies.join(" ")} {refundRoute}
    </Note>
  );
}
