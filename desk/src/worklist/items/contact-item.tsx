import type { OrderDetail } from "@agency/contract/api/desk";
import { useEffect, useState } from "react";
import { ContactActions, contactText } from "../../orders/contact-panel.tsx";
import { EmailBuyer } from "../../orders/email-buyer.tsx";
import { useOrderActions } from "../../orders/use-order-actions.ts";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** An email that the receipt promised. The owner who opened the item to write it can start at once. */
export function ContactItem({ record: order, hasFocus, onDone }: ItemProps<OrderDetail>) {
  const actions = useOrderActions(order, onDone);
  const [isWriting, setIsWriting] = useState(false);
  useEffect(() => {
    if (hasFocus) setIsWriting(true);
  }, [hasFocus]);
  return (
    <>
      <p>{contactText}</p>
      <ContactActions actions={actions} onEmail={() => setIsWriting(true)} />
      <ErrorNotice text={actions.error} />
      {isWriting && (
        <EmailBuyer order={order} onSent={onDone} onClose={() => setIsWriting(false)} />
      )}
    </>
  );
}
