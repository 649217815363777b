import type {
  AlertDetail,
  LeadDetail,
  OrderDetail,
  WorklistEntry,
} from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import type { ComponentType } from "react";
import type { KindInPlace } from "../opens-in-place.ts";
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

const items: Record<KindInPlace, Item> = {
  lead: LeadItem,
  claim: ClaimItem,
  contact: ContactItem,
  dispute: DisputeItem,
  request: OverdueItem,
  alert: AlertItem,
};

/** The component for the kind of an entry, whose record has the type that the component expects. */
export const getItem = ({ kind }: WorklistEntry) =>
  items[kind as KindInPlace] as ComponentType<ItemProps<unknown>>;
