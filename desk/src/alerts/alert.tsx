import type { AlertDetail } from "@agency/contract/api/desk";
import { useLoaded } from "../api/load.ts";
import { formatDue } from "../format/due.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ChangeEmail } from "../orders/change-email.tsx";
import { ErrorNotice, Notice } from "../ui/notice.tsx";
import { AlertActions, useAlertActions } from "./alert-actions.tsx";
import { AlertDetails } from "./alert-details.tsx";
import { Failures } from "./failures.tsx";

export function Alert() {
  const loaded = useLoaded<AlertDetail>();
  const alert = loaded.data;
  const { title, advice, resolvedAt, resolvedBy, failures, solution } = alert;
  const actions = useAlertActions(alert, (navigateIfMounted) => navigateIfMounted("/"));
  useShortcuts({ e: resolvedAt ? undefined : actions.resolve });
  const buttons = <AlertActions alert={alert} actions={actions} />;
  const hasButtons = !resolvedAt || (solution && solution !== "correct-address");
  return (
    <Screen
      title={title}
      back={{ to: "/", name: "To do" }}
      narrow
      actions={hasButtons ? buttons : undefined}
    >
      <PageHeader title={title} subtitle={<AlertStatus alert={alert} />}>
        <div className="btn-group desktop-only">{buttons}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={actions.error} />
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
          <h2 className="mb-3">What happened</h2>
          <AlertDetails {...alert} />
        </section>
        {failures.length > 0 && <Failures failures={failures} />}
      </div>
      {actions.orderToCorrect && (
        <ChangeEmail order={actions.orderToCorrect} onClose={actions.closeCorrection} />
      )}
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
