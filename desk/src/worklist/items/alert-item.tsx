import type { AlertDetail } from "@agency/contract/api/desk";
import { useEffect, useEffectEvent } from "react";
import { AlertActions, useAlertActions } from "../../alerts/alert-actions.tsx";
import { ChangeEmail } from "../../orders/change-email.tsx";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** What to do about an alert. The owner who opened it to correct an address is asked for it at once. */
export function AlertItem({ record: alert, hasFocus, onDone }: ItemProps<AlertDetail>) {
  const actions = useAlertActions(alert, onDone);
  const openCorrection = useEffectEvent(() => {
    if (alert.solution === "correct-address" && !alert.resolvedAt) actions.correctAddress();
  });
  useEffect(() => {
    if (hasFocus) openCorrection();
  }, [hasFocus]);
  return (
    <>
      <p className="quoted-message">{alert.advice}</p>
      <div className="btn-group">
        <AlertActions alert={alert} actions={actions} />
      </div>
      <ErrorNotice text={actions.error} />
      {actions.orderToCorrect && (
        <ChangeEmail
          order={actions.orderToCorrect}
          onChanged={onDone}
          onClose={actions.closeCorrection}
        />
      )}
    </>
  );
}
