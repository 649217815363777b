import type { OrderDetail } from "@agency/contract/api/desk";
import { ContactActions, contactText } from "../../orders/contact-panel.tsx";
import { useOrderActions } from "../../orders/use-order-actions.ts";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** An email that the receipt promised. */
export function ContactItem({ record: order, onDone }: ItemProps<OrderDetail>) {
  const actions = useOrderActions(order, onDone);
  return (
    <>
      <p>{contactText}</p>
      <ContactActions order={order} actions={actions} />
      <ErrorNotice text={actions.error} />
    </>
  );
}
