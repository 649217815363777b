import type { RevenueResponse } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { useId } from "react";
import { Link } from "react-router";
import { revenueDefinition } from "../format/revenue-definition.ts";
import { pluralize } from "../format/text.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useMoney } from "./use-money.ts";

/** Below what needs you: what came in, and what is said to be on its way. */
export function Money({ claims }: { claims: number }) {
  const { money, problem, retry } = useMoney(claims);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <div className="section-title">
        <h2 id={title}>Money</h2>
        <span className="quiet fine">{revenueDefinition}</span>
        <Link className="link fine ml-auto shrink-0" to="/numbers">
          All numbers
        </Link>
      </div>
      {problem && (
        <Notice
          tone="bad"
          title="These amounts could not be loaded."
          action={
            <Button className="btn-s" onClick={retry}>
              Try again
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
      {(money || !problem) && <Figures money={money} />}
    </section>
  );
}

function Figures({ money }: { money: RevenueResponse | undefined }) {
  return (
    <dl className="panel figures" aria-busy={!money}>
      <Figure name="This week" cents={money?.week.cents}>
        {money && pluralize(money.week.sales, "sale")}
      </Figure>
      <Figure name="This month" cents={money?.month.cents}>
        {money && pluralize(money.month.sales, "sale")}
      </Figure>
      <Figure name="Last month" cents={money?.lastMonth.cents}>
        {money && pluralize(money.lastMonth.sales, "sale")}
      </Figure>
      <Figure name="Venmo to check" cents={money?.claims.cents}>
        {money && pluralize(money.claims.open, "payment")}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  cents: number | undefined;
  children: string | undefined;
}

function Figure({ name, cents, children }: FigureProps) {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>
        {cents === undefined ? <span className="bone w-18" /> : formatUsd(cents)}
        <small>{children ?? <span className="bone w-12" />}</small>
      </dd>
    </div>
  );
}
