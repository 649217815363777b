import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { shortSalt } from "../core/signer.ts";
import type { Order, PaymentRequest } from "../db/tables.ts";
import { isExpiredSql } from "./states.ts";

/** The client's page. Signs the salt too, because IDs are reused after a restore; the version makes links replaceable. */
export function paymentPagePath({ signer }: Deps, request: LinkFields) {
  const text = [request.id, shortSalt(request), request.link_version].join("-");
  return `/pay/${signer.sign("request", text)}`;
}

/** The page of the payment request that the order belongs to, unless it is void. */
export async function findPaymentPagePath(
  deps: Deps,
  { installment_id }: Order,
): Promise<string | undefined> {
  if (installment_id === null) return undefined;
  const request = await deps.db
    .selectFrom("installments")
    .innerJoin("payment_requests", "payment_requests.id", "payment_request_id")
    .select(["payment_requests.id", "link_salt", "link_version"])
    .where("installments.id", "=", installment_id)
    .where("state", "<>", "void")
    .executeTakeFirst();
  return request && paymentPagePath(deps, request);
}

type LinkFields = Pick<PaymentRequest, "id" | "link_salt" | "link_version">;

const invalidLinkError = new ApiError(
  404,
  "unknown-request",
  "This link doesn’t work. Open the link from your email again, or write to us.",
);
const linkReplacedError = new ApiError(
  410,
  "link-replaced",
  "This link was replaced. Use the one in our latest email.",
);
const voidError = new ApiError(410, "void", "This request is closed. Nothing is due.");
const expiredError = new ApiError(
  410,
  "expired",
  "This proposal has expired. Write to us, and we’ll send a new one.",
);

export async function verifyPaymentRequestToken(
  deps: Deps,
  token: string,
): Promise<PaymentRequest> {
  const parts = /^(\d{1,15})-([0-9a-f]{12})-(\d{1,9})$/.exec(
    deps.signer.verify("request", token) ?? "",
  );
  if (!parts) throw invalidLinkError;
  const request = await deps.db
    .selectFrom("payment_requests")
    .selectAll()
    .select(isExpiredSql(deps).as("isExpired"))
    .where("id", "=", Number(parts[1]))
    .executeTakeFirst();
  if (!request || shortSalt(request) !== parts[2] || request.state === "draft")
    throw invalidLinkError;
  if (request.link_version !== Number(parts[3])) throw linkReplacedError;
  if (request.state === "void") throw voidError;
  if (request.isExpired) throw expiredError;
  return request;
}
