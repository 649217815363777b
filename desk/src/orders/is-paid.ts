import type { OrderDetail } from "@agency/contract/api/desk";

/** Paid, and not refunded in full. */
export const isPaid = ({ state }: OrderDetail) =>
  state === "paid" || state === "partially_refunded";
