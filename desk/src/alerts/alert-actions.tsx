import type { AlertDetail, OrderDetail } from "@agency/contract/api/desk";
import { alertSolutions } from "@agency/contract/format/alert-solutions";
import { Check as CheckIcon, RotateCw as RetryIcon } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { get, post } from "../api/client.ts";
import { type NavigateIfMounted, useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export function useAlertActions(
  { id, title, order }: AlertDetail,
  onResolved: (navigateIfMounted: NavigateIfMounted) => void,
) {
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  const [orderToCorrect, setOrderToCorrect] = useState<OrderDetail>();
  async function resolve() {
    if (!(await mutate(() => post(`/alerts/${id}/resolve`)))) return;
    showToast(`Resolved: ${title}`);
    onResolved(navigateIfMounted);
  }
  async function retry() {
    if (await mutate(() => post(`/alerts/${id}/retry`))) showToast("Retry started");
  }
  const correctAddress = async () =>
    setOrderToCorrect(await mutate(() => get<OrderDetail>(`/orders/${order}`)));
  return {
    ...{ isPending, error, resolve, retry, correctAddress },
    orderToCorrect,
    closeCorrection: () => setOrderToCorrect(undefined),
  };
}

interface AlertActionsProps {
  alert: AlertDetail;
  actions: ReturnType<typeof useAlertActions>;
}

/** What solves the alert comes first and is filled. Without it, only marking the alert is left. */
export function AlertActions({ alert, actions }: AlertActionsProps) {
  const { solution, resolvedAt } = alert;
  return (
    <>
      {solution && <Solution alert={alert} actions={actions} />}
      {!resolvedAt && (
        <Button
          className={solution ? "btn" : "btn-primary"}
          busy={actions.isPending}
          onClick={actions.resolve}
        >
          <Icon icon={CheckIcon} />
          Mark as resolved
        </Button>
      )}
    </>
  );
}

function Solution({ alert, actions }: AlertActionsProps) {
  const { solution, order, request, webhook, resolvedAt } = alert;
  const className = resolvedAt ? "btn" : "btn btn-primary";
  switch (solution) {
    case "retry":
      return (
        <Button className={className} busy={actions.isPending} onClick={actions.retry}>
          <Icon icon={RetryIcon} />
          {alertSolutions[solution]}
        </Button>
      );
    case "correct-address":
      return resolvedAt ? null : (
        <Button className={className} busy={actions.isPending} onClick={actions.correctAddress}>
          {alertSolutions[solution]}
        </Button>
      );
    case "open-order":
      return (
        <Link className={className} to={`/orders/${order}`}>
          {alertSolutions[solution]}
        </Link>
      );
    case "open-payment-request":
      return (
        <Link className={className} to={`/payment-requests/${request}`}>
          {alertSolutions[solution]}
        </Link>
      );
    case "open-webhook":
      return (
        <Link className={className} to={`/settings/webhooks/${webhook}`}>
          {alertSolutions[solution]}
        </Link>
      );
    default:
      return null;
  }
}
