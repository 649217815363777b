import type {
  AlertDetail,
  LeadDetail,
  OrderDetail,
  WorklistEntry,
} from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import type { ComponentType } from "react";
import { useResource } from "../../api/use-resource.ts";
import { useShell } from "../../layout/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AlertItem } from "./alert-item.tsx";
import { ClaimItem } from "./claim-item.tsx";
import { ContactItem } from "./contact-item.tsx";
import { DisputeItem } from "./dispute-item.tsx";
import type { ItemProps } from "./item-props.ts";
import { LeadItem } from "./lead-item.tsx";
import { OverdueItem } from "./overdue-item.tsx";

type Item =
  | ComponentType<ItemProps<LeadDetail>>
  | ComponentType<ItemProps<OrderDetail>>
  | ComponentType<ItemProps<PaymentRequestDetail>>
  | ComponentType<ItemProps<AlertDetail>>;

/** The kinds of items that owners can finish without leaving the list. */
const items: Partial<Record<WorklistEntry["kind"], Item>> = {
  lead: LeadItem,
  claim: ClaimItem,
  contact: ContactItem,
  dispute: DisputeItem,
  request: OverdueItem,
  alert: AlertItem,
};

export const opensInPlace = ({ kind }: WorklistEntry) => kind in items;

/** An open item of the worklist, with its record. The API has each record under the same path as the desk. */
export function ItemPanel({ entry, hasFocus, onDone }: Omit<ItemProps<unknown>, "record">) {
  const { data, error, retry } = useResource<unknown>(entry.path, useShell()?.loadedAt ?? 0);
  const Item = items[entry.kind] as ComponentType<ItemProps<unknown>>;
  if (data) return <Item entry={entry} record={data} hasFocus={hasFocus} onDone={onDone} />;
  if (error)
    return (
      <Notice
        tone="danger"
        title={error}
        action={
          <Button className="btn-sm" onClick={retry}>
            Try again
          </Button>
        }
      />
    );
  return (
    <div aria-busy="true">
      <span className="skeleton w-4/5" />
      <span className="skeleton mt-2 w-3/5" />
    </div>
  );
}
