import type { OrderDetail } from "@agency/contract/api/desk";
import { ClaimText, VenmoLink } from "../../orders/claim-panel.tsx";
import { MainAction } from "../../orders/order-actions.tsx";
import { useOrderActions } from "../../orders/use-order-actions.ts";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** A Venmo payment that the buyer reported. */
export function ClaimItem({ record: order, onDone }: ItemProps<OrderDetail>) {
  const actions = useOrderActions(order, onDone);
  return (
    <>
      <ClaimText order={order} />
      <div className="btn-group">
        <MainAction order={order} actions={actions} />
        <VenmoLink />
      </div>
      <ErrorNotice text={actions.error} />
    </>
  );
}
