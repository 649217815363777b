import { sql } from "kysely";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";

/** The private page of an order. Nothing in the database opens it: the token is signed, not stored. */
export function orderPath({ signer }: Deps, order: Pick<Order, "number" | "link_generation">) {
  const token = signer.sign("order", `${order.number.replace("-", "")}-${order.link_generation}`);
  return `/order/${token}`;
}

export interface OpenedOrder extends Order {
  /** A newer link was sent, or twelve months are over. */
  closed: false | "replaced" | "over";
}

const unknown = new ApiError(
  404,
  "unknown-order",
  "We do not know this order link. Please open it as it stands in your email, or ask for it again.",
);

export async function verifyOrderToken(deps: Deps, token: string): Promise<OpenedOrder> {
  const text = deps.signer.open("order", token);
  const parts = /^(\w{4})(\w{4})-(\d+)$/.exec(text ?? "");
  if (!parts) throw unknown;
  const order = await deps.db
    .selectFrom("orders")
    .selectAll()
    .select(sql<boolean>`coalesce(access_until < ${deps.now()}, false)`.as("over"))
    .where("number", "=", `${parts[1]}-${parts[2]}`)
    .executeTakeFirst();
  if (!order) throw unknown;
  const replaced = order.link_generation !== Number(parts[3]);
  return { ...order, closed: replaced ? "replaced" : order.over ? "over" : false };
}

/** a••@example.com: enough for the buyer to know which mailbox to open. */
export function maskEmail(email: string) {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}••@${domain}`;
}
