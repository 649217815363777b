import type { AlertDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon, RotateCw as RetryIcon } from "lucide";
import { Link, useNavigate, useRevalidator } from "react-router";
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
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice, Notice } from "../ui/notice.tsx";
import { Failures } from "./failures.tsx";

/** Something that went wrong and needs an owner: what, and what to do. */
export function Alert() {
  const loaded = useLoaded<AlertDetail>();
  const { id, title, advice, at, facts, order, request, resolvedAt, resolvedBy } = loaded.data;
  const { failures, canRetry } = loaded.data;
  const { revalidate } = useRevalidator();
  const { run, busy, problem } = useMutation();
  const navigate = useNavigate();
  async function resolve() {
    if (!(await run(() => post(`/alerts/${id}/resolution`)))) return;
    showToast(`Done: ${title}`);
    await navigate("/");
  }
  async function retry() {
    if (await run(() => post(`/alerts/${id}/retry`))) showToast("Started again");
    await revalidate();
  }
  useShortcuts({ e: resolvedAt ? undefined : resolve });
  const actions = (
    <>
      {!resolvedAt && (
        <Button className="btn-main" busy={busy} onClick={resolve}>
          <Icon icon={CheckIcon} />
          Done
        </Button>
      )}
      {canRetry && (
        <Button className="btn" busy={busy} onClick={retry}>
          <Icon icon={RetryIcon} />
          Try again
        </Button>
      )}
      {order && (
        <Link className="btn" to={`/orders/${order}`}>
          Open the order
        </Link>
      )}
      {request && !order && (
        <Link className="btn" to={`/requests/${request}`}>
          Open the payment request
        </Link>
      )}
    </>
  );
  return (
    <Screen
      title={title}
      back={{ to: "/", name: "What needs you" }}
      narrow
      actions={resolvedAt && !order && !request && !canRetry ? undefined : actions}
    >
      <PageHeader title={title} sub={<Standing alert={loaded.data} />}>
        <div className="btns only-wide">{actions}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={problem} />
        {resolvedAt && (
          <Notice tone="good" title={`Done, ${formatDateTimeInline(new Date(resolvedAt))}`}>
            {resolvedBy ? `By ${resolvedBy}. ` : "It is over by itself. "}
            If it happens again, it comes back as a new one.
          </Notice>
        )}
        <section className="panel panel-pad">
          <h2 className="mb-2">What to do</h2>
          <p className="said">{advice}</p>
        </section>
        <section className="panel panel-pad">
          <h2 className="mb-3">What is known</h2>
          <dl className="facts">
            <div>
              <dt>Raised</dt>
              <dd>{formatDateTime(new Date(at))}</dd>
            </div>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {failures.length > 0 && <Failures failures={failures} />}
      </div>
    </Screen>
  );
}

function Standing({ alert: { at, dueAt, resolvedAt } }: { alert: AlertDetail }) {
  const due = formatDue(dueAt, new Date());
  if (resolvedAt) return <>raised {formatDateTimeInline(new Date(at))}</>;
  return (
    <span className={due.late ? "bad font-semibold" : undefined}>
      {due.late ? due.main : `due ${formatDateTimeInline(new Date(dueAt))}`}
    </span>
  );
}
