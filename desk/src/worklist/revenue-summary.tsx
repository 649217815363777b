import type { RevenueResponse } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { useId } from "react";
import { Link } from "react-router";
import { useResource } from "../api/use-resource.ts";
import { revenueDefinition } from "../format/revenue-definition.ts";
import { pluralize } from "../format/text.ts";
import { Button } from "../ui/button.tsx";
import { Detail } from "../ui/detail.tsx";
import { Notice } from "../ui/notice.tsx";

/** Revenue, and Venmo payments that await confirmation. */
export function RevenueSummary({ loadedAt }: { loadedAt: number }) {
  const { data: revenue, error, retry } = useResource<RevenueResponse>("/revenue", loadedAt);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="section-title max-[641px]:flex-wrap max-[641px]:gap-y-0.5">
        <h2 id={titleId}>Revenue</h2>
        <span className="text-muted caption max-[641px]:order-1 max-[641px]:basis-full">
          {revenueDefinition}
        </span>
        <Link className="link caption ml-auto shrink-0" to="/reports">
          View reports
        </Link>
      </div>
      {error && (
        <Notice
          tone="danger"
          title="Revenue couldn’t be loaded."
          action={
            <Button className="btn-sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {(revenue || !error) && <Stats revenue={revenue} />}
    </section>
  );
}

function Stats({ revenue }: { revenue: RevenueResponse | undefined }) {
  return (
    <dl className="panel stats" aria-busy={!revenue}>
      <Stat name="This week" cents={revenue?.week.cents}>
        {revenue && pluralize(revenue.week.sales, "sale")}
      </Stat>
      <Stat name="This month" cents={revenue?.month.cents}>
        {revenue && pluralize(revenue.month.sales, "sale")}
      </Stat>
      <Stat name="Last month" cents={revenue?.lastMonth.cents}>
        {revenue && pluralize(revenue.lastMonth.sales, "sale")}
      </Stat>
      <Stat name="Venmo to confirm" cents={revenue?.claims.cents}>
        {revenue && pluralize(revenue.claims.open, "payment")}
      </Stat>
    </dl>
  );
}

interface StatProps {
  name: string;
  cents: number | undefined;
  children: string | undefined;
}

function Stat({ name, cents, children }: StatProps) {
  return (
    <Detail className="stat" term={name}>
      {cents === undefined ? <span className="skeleton w-18" /> : formatUsd(cents)}
      <small>{children ?? <span className="skeleton w-12" />}</small>
    </Detail>
  );
}
