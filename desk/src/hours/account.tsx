import type { HoursAccount } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { Ellipsis, Pencil, ShoppingBag, Undo2 } from "lucide";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLoaded } from "../api/load.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Notice } from "../ui/notice.tsx";
import { AdjustTime } from "./adjust-time.tsx";
import { Entries } from "./entries.tsx";
import { LogTime } from "./log-time.tsx";
import { RefundUnusedHours } from "./refund-unused-hours.tsx";
import { UsageBar } from "./usage-bar.tsx";
import { useLogTime } from "./use-add-time.ts";

/** One purchase of hours: what is left, the form for more work, and every entry. */
export function Account() {
  const loaded = useLoaded<HoursAccount>();
  const account = loaded.data;
  const [asked, setAsked] = useState<"refund" | "correct">();
  const adding = useLogTime(account);
  const navigate = useNavigate();
  const { number, buyerName, email, rest } = account;
  const refund = rest.cents > 0 && !rest.not && (
    <button type="button" className="btn" onClick={() => setAsked("refund")}>
      <Icon icon={Undo2} />
      Refund unused
    </button>
  );
  const more = (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      <MenuItem icon={Pencil} onClick={() => setAsked("correct")}>
        Correct…
      </MenuItem>
      <MenuItem icon={ShoppingBag} onClick={() => navigate(`/orders/${number}`)}>
        Open the order
      </MenuItem>
    </Menu>
  );
  return (
    <Screen
      title={`Hours, ${buyerName || email}`}
      back={{ to: "/hours", name: "Hours" }}
      actions={
        <>
          <Button type="submit" form={adding.form} className="btn-main" busy={adding.busy}>
            {adding.label}
          </Button>
          {refund}
          {more}
        </>
      }
    >
      <PageHeader
        title={buyerName || email}
        sub={buyerName && email ? `${email} · ${number}` : `Order ${number}`}
      >
        <div className="btns only-wide">
          {refund}
          {more}
        </div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        {rest.cents > 0 && rest.not && <Notice tone="warn" title={rest.not} />}
        <Figures account={account} />
        <LogTime account={account} adding={adding} />
        <Entries account={account} />
      </div>
      {asked === "refund" && (
        <RefundUnusedHours account={account} onClose={() => setAsked(undefined)} />
      )}
      {asked === "correct" && <AdjustTime account={account} onClose={() => setAsked(undefined)} />}
    </Screen>
  );
}

function Figures({ account }: { account: HoursAccount }) {
  const { boughtMinutes, workedMinutes, refundedMinutes, leftMinutes } = account;
  return (
    <section className="panel" aria-label="Hours">
      <dl className="figures">
        <div className="figure">
          <dt>Bought</dt>
          <dd>
            {formatMinutes(boughtMinutes)}
            {refundedMinutes > 0 && <small>{formatMinutes(refundedMinutes)} refunded</small>}
          </dd>
        </div>
        <div className="figure">
          <dt>Worked</dt>
          <dd>{formatMinutes(workedMinutes)}</dd>
        </div>
        <div className="figure">
          <dt>Left</dt>
          <dd className={leftMinutes < 0 ? "late" : "now"}>{formatMinutes(leftMinutes)}</dd>
        </div>
      </dl>
      <div className="used">
        <UsageBar account={account} />
      </div>
    </section>
  );
}
