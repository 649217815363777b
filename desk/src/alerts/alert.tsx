import type { AlertDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon, RotateCw as RetryIcon } from "lucide";
import { Link, useRevalidator } from "react-router";
import { post } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDue } from "../format/due.ts";
import { formatDateTime, formatDateTimeInline } from "../format/time.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Detail } from "../ui/detail.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice, Notice } from "../ui/notice.tsx";
import { Failures } from "./failures.tsx";

export function Alert() {
  const loaded = useLoaded<AlertDetail>();
  const { id, title, advice, at, order, request, resolvedAt, resolvedBy } = loaded.data;
  const { details, failures, canRetry } = loaded.data;
  const { revalidate } = useRevalidator();
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  async function resolve() {
    if (!(await mutate(() => post(`/alerts/${id}/resolve`)))) return;
    showToast(`Resolved: ${title}`);
    navigateIfMounted("/");
  }
  async function retry() {
    if (await mutate(() => post(`/alerts/${id}/retry`))) showToast("Retry started");
    await revalidate();
  }
  useShortcuts({ e: resolvedAt ? undefined : resolve });
  const actions = (
    <>
      {!resolvedAt && (
        <Button className="btn-primary" busy={isPending} onClick={resolve}>
          <Icon icon={CheckIcon} />
          Mark as resolved
        </Button>
      )}
      {canRetry && (
        <Button className="btn" busy={isPending} onClick={retry}>
          <Icon icon={RetryIcon} />
          Retry
        </Button>
      )}
      {order && (
        <Link className="btn" to={`/orders/${order}`}>
          Open order
        </Link>
      )}
      {request && !order && (
        <Link className="btn" to={`/payment-requests/${request}`}>
          Open payment request
        </Link>
      )}
    </>
  );
  return (
    <Screen
      title={title}
      back={{ to: "/", name: "To do" }}
      narrow
      actions={resolvedAt && !order && !request && !canRetry ? undefined : actions}
    >
      <PageHeader title={title} subtitle={<AlertStatus alert={loaded.data} />}>
        <div className="btn-group desktop-only">{actions}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={error} />
        {resolvedAt && (
          <Notice tone="success" title={`Resolved ${formatDateTimeInline(new Date(resolvedAt))}`}>
            {resolvedBy ? `By ${resolvedBy}. ` : "Resolved automatically. "}
            If it happens again, you’ll get a new alert.
          </Notice>
        )}
        <section className="panel panel-pad">
          <h2 className="mb-2">What to do</h2>
          <p className="quoted-message">{advice}</p>
        </section>
        <section className="panel panel-pad">
          <h2 className="mb-3">Details</h2>
          <dl className="description-list">
            <Detail term="Raised">{formatDateTime(new Date(at))}</Detail>
            {details.map(([name, value]) => (
              <Detail key={name} term={name} className="whitespace-pre-line">
                {value}
              </Detail>
            ))}
          </dl>
        </section>
        {failures.length > 0 && <Failures failures={failures} />}
      </div>
    </Screen>
  );
}

function AlertStatus({ alert: { at, dueAt, resolvedAt } }: { alert: AlertDetail }) {
  const due = formatDue(dueAt, new Date());
  if (resolvedAt) return <>Raised {formatDateTimeInline(new Date(at))}</>;
  return (
    <span className={due.late ? "text-danger font-semibold" : undefined}>
      {due.late ? due.main : `Due ${formatDateTimeInline(new Date(dueAt))}`}
    </span>
  );
}
