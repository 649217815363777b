import { sql } from "kysely";
import type { Order, PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";

/**
 * The client's page. Signed like an order's link, so that nothing in the database opens it; the salt is part of it
 * because a restored database gives ids out again, the generation because the owner may replace it.
 */
export function payPath({ signer }: Deps, request: Linked) {
  const text = [request.id, shortSalt(request), request.link_generation].join("-");
  return `/pay/${signer.sign("request", text)}`;
}

/** The page of the request that an order pays for, unless nothing can be done there any more. */
export async function findPaymentPagePath(
  deps: Deps,
  { instalment_id }: Order,
): Promise<string | undefined> {
  if (instalment_id === null) return undefined;
  const request = await deps.db
    .selectFrom("instalments")
    .innerJoin("payment_requests", "payment_requests.id", "request_id")
    .select(["payment_requests.id", "salt", "link_generation"])
    .where("instalments.id", "=", instalment_id)
    .where("state", "<>", "void")
    .executeTakeFirst();
  return request && payPath(deps, request);
}

type Linked = Pick<PaymentRequest, "id" | "salt" | "link_generation">;

const shortSalt = ({ salt }: Pick<PaymentRequest, "salt">) => salt.replaceAll("-", "").slice(0, 12);

const unknown = new ApiError(
  404,
  "unknown-request",
  "This link doesn’t work. Open it exactly as it appears in your email, or write to us.",
);
const replaced = new ApiError(
  410,
  "link-replaced",
  "This link was replaced. Use the one in our latest email.",
);
const madeVoid = new ApiError(410, "void", "This request is closed. Nothing is due.");
const expired = new ApiError(
  410,
  "expired",
  "This proposal has expired. Write to us, and we’ll send a new one.",
);

export async function verifyPaymentRequestToken(
  deps: Deps,
  token: string,
): Promise<PaymentRequest> {
  const parts = /^(\d{1,15})-([0-9a-f]{12})-(\d{1,9})$/.exec(
    deps.signer.open("request", token) ?? "",
  );
  if (!parts) throw unknown;
  const request = await deps.db
    .selectFrom("payment_requests")
    .selectAll()
    .select(sql<boolean>`coalesce(expires_at < ${deps.now()}, false)`.as("over"))
    .where("id", "=", Number(parts[1]))
    .executeTakeFirst();
  if (!request || shortSalt(request) !== parts[2] || request.state === "draft") throw unknown;
  if (request.link_generation !== Number(parts[3])) throw replaced;
  if (request.state === "void") throw madeVoid;
  if (request.state === "sent" && request.over) throw expired;
  return request;
}
