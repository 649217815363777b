import type { AlertDetail } from "@agency/contract/api/desk";
import { AlertActions, useAlertActions } from "../../alerts/alert-actions.tsx";
import { ChangeEmail } from "../../orders/change-email.tsx";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** What to do about an alert. */
export function AlertItem({ record: alert, onDone }: ItemProps<AlertDetail>) {
  const actions = useAlertActions(alert, onDone);
  return (
    <>
      <p className="quoted-message">{alert.advice}</p>
      <div className="btn-group">
        <AlertActions alert={alert} actions={actions} />
      </div>
      <ErrorNotice text={actions.error} />
      {actions.orderToCorrect && (
        <ChangeEmail order={actions.orderToCorrect} onClose={actions.closeCorrection} />
      )}
    </>
  );
}
