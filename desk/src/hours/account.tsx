import type { HoursAccount } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { Ellipsis, Pencil, ShoppingBag, Undo2 } from "lucide";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLoaded } from "../api/load.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { Button } from "../ui/button.tsx";
import { Detail } from "../ui/detail.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Notice } from "../ui/notice.tsx";
import { AdjustTime } from "./adjust-time.tsx";
import { Entries } from "./entries.tsx";
import { LogTime } from "./log-time.tsx";
import { RefundUnusedHours } from "./refund-unused-hours.tsx";
import { UsageBar } from "./usage-bar.tsx";
import { useLogTime } from "./use-log-time.ts";

interface OpenDialog {
  dialog: "refund" | "adjust";
  /** As it was when the dialog opened, so that polling does not change what the owner confirms. */
  account: HoursAccount;
}

/** The prepaid hours of one order. */
export function Account() {
  const loaded = useLoaded<HoursAccount>();
  const account = loaded.data;
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const showDialog = (dialog: OpenDialog["dialog"]) => setOpenDialog({ dialog, account });
  const closeDialog = () => setOpenDialog(undefined);
  const logTime = useLogTime(account);
  const navigate = useNavigate();
  const { number, buyerName, email, unused } = account;
  const refundButton = unused.cents > 0 && !unused.blockedReason && (
    <button type="button" className="btn" onClick={() => showDialog("refund")}>
      <Icon icon={Undo2} />
      Refund unused
    </button>
  );
  const menu = (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      <MenuItem icon={Pencil} onClick={() => showDialog("adjust")}>
        Adjust hours…
      </MenuItem>
      <MenuItem icon={ShoppingBag} onClick={() => navigate(`/orders/${number}`)}>
        View order
      </MenuItem>
    </Menu>
  );
  return (
    <Screen
      title={`Hours, ${buyerName || email}`}
      back={{ to: "/hours", name: "Hours" }}
      actions={
        <>
          <Button
            type="submit"
            form={logTime.formId}
            className="btn-primary"
            busy={logTime.isPending}
          >
            {logTime.submitLabel}
          </Button>
          {refundButton}
          {menu}
        </>
      }
    >
      <PageHeader
        title={buyerName || email}
        subtitle={
          <>
            {buyerName && email && (
              <>
                <PersonLink id={account.personId}>{email}</PersonLink> ·{" "}
              </>
            )}
            Order {number}
          </>
        }
      >
        <div className="btn-group desktop-only">
          {refundButton}
          {menu}
        </div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        {unused.cents > 0 && unused.blockedReason && (
          <Notice tone="warning" title={unused.blockedReason} />
        )}
        <HoursTotals account={account} />
        <LogTime account={account} form={logTime} />
        <Entries account={account} />
      </div>
      {openDialog?.dialog === "refund" && (
        <RefundUnusedHours account={openDialog.account} onClose={closeDialog} />
      )}
      {openDialog?.dialog === "adjust" && (
        <AdjustTime account={openDialog.account} onClose={closeDialog} />
      )}
    </Screen>
  );
}

function HoursTotals({ account }: { account: HoursAccount }) {
  const { purchasedMinutes, workedMinutes, refundedMinutes, remainingMinutes } = account;
  return (
    <section className="panel" aria-label="Hours">
      <dl className="stats grid-cols-3">
        <Detail className="stat" term="Purchased">
          {formatMinutes(purchasedMinutes)}
          {refundedMinutes > 0 && <small>{formatMinutes(refundedMinutes)} refunded</small>}
        </Detail>
        <Detail className="stat" term="Worked">
          {formatMinutes(workedMinutes)}
        </Detail>
        <div className="stat max-[641px]:border-t-0 max-[641px]:border-l max-[641px]:border-l-(--desk-line)">
          <dt>Remaining</dt>
          <dd className={remainingMinutes < 0 ? "text-(--desk-danger)" : undefined}>
            {formatMinutes(remainingMinutes)}
          </dd>
        </div>
      </dl>
      <div className="border-t border-t-(--desk-line) px-4 py-4 min-[641px]:px-5">
        <UsageBar account={account} />
      </div>
    </section>
  );
}
