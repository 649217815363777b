import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { Order } from "../db/tables.ts";
import { accessEndedSql } from "./access.ts";

/** The private page of an order. The token is signed and not stored, so a leaked database opens no page. */
export function orderPath({ signer }: Deps, order: Pick<Order, "number" | "link_version">) {
  const token = signer.sign("order", `${order.number.replace("-", "")}-${order.link_version}`);
  return `/order/${token}`;
}

export interface OpenedOrder extends Order {
  /** "replaced" when a newer link was sent, "expired" after 12 months or when access was revoked. */
  linkState: "active" | "replaced" | "expired";
}

const invalidLinkError = new ApiError(
  404,
  "unknown-order",
  "This order link is not valid. Open the link from your email again, or request a new one.",
);

export async function verifyOrderToken(deps: Deps, token: string): Promise<OpenedOrder> {
  const text = deps.signer.verify("order", token);
  const parts = /^(\w{4})(\w{4})-(\d+)$/.exec(text ?? "");
  if (!parts) throw invalidLinkError;
  const order = await deps.db
    .selectFrom("orders")
    .selectAll()
    .select(accessEndedSql(deps).as("isExpired"))
    .where("number", "=", `${parts[1]}-${parts[2]}`)
    .executeTakeFirst();
  if (!order) throw invalidLinkError;
  const isReplaced = order.link_version !== Number(parts[3]);
  return { ...order, linkState: isReplaced ? "replaced" : order.isExpired ? "expired" : "active" };
}

/** For example a••@example.com, so that the buyer knows which mailbox to check. */
export function maskEmail(email: string) {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}••@${domain}`;
}
