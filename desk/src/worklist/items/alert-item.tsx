import type { AlertDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon, RotateCw as RetryIcon } from "lucide";
import { post } from "../../api/client.ts";
import { useMutation } from "../../api/use-mutation.ts";
import { showToast } from "../../stores/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

export function AlertItem({ record: alert, onDone }: ItemProps<AlertDetail>) {
  const { mutate, isPending, error } = useMutation();
  async function resolve() {
    if (!(await mutate(() => post(`/alerts/${alert.id}/resolve`)))) return;
    showToast(`Resolved: ${alert.title}`);
    onDone();
  }
  async function retry() {
    if (await mutate(() => post(`/alerts/${alert.id}/retry`))) showToast("Retry started");
  }
  return (
    <>
      <p className="quoted-message">{alert.advice}</p>
      <div className="btn-group">
        {alert.canRetry && (
          <Button className="btn-primary" busy={isPending} onClick={retry}>
            <Icon icon={RetryIcon} />
            Retry
          </Button>
        )}
        <Button busy={isPending} onClick={resolve}>
          <Icon icon={CheckIcon} />
          Mark as resolved
        </Button>
      </div>
      <ErrorNotice text={error} />
    </>
  );
}
