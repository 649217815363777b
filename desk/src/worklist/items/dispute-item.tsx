import type { OrderDetail } from "@agency/contract/api/desk";
import { DisputeContent } from "../../orders/dispute-panel.tsx";
import type { ItemProps } from "./item-props.ts";

/** A dispute that the bank has opened. */
export function DisputeItem({ entry, record: order, hasFocus, onDone }: ItemProps<OrderDetail>) {
  const dispute = order.disputes.find(({ id }) => entry.id === `dispute-${id}`);
  return (
    dispute && (
      <DisputeContent order={order} dispute={dispute} hasFocus={hasFocus} onSent={onDone} />
    )
  );
}
