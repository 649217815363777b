/** IDs of people in URLs. Each names a record, because an email address would stay in histories and logs. */

import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Lead, Order, PaymentRequest } from "../db/tables.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { isDeletedEmail } from "../orders/orders.ts";
import {
  formatPaymentRequestNumber,
  parsePaymentRequestNumber,
} from "../payment-requests/payment-requests.ts";

/** The address of a draft may be missing or incomplete. */
export const isPersonEmail = (email: string) => email.includes("@") && !isDeletedEmail(email);

export const leadPersonId = ({
  id,
  quarantine_reasons,
}: Pick<Lead, "id" | "quarantine_reasons">) =>
  quarantine_reasons.length === 0 ? `lead-${id}` : undefined;

export const orderPersonId = ({ number, email }: Pick<Order, "number" | "email">) =>
  isPersonEmail(email) ? `order-${number}` : undefined;

export const requestPersonId = ({
  id,
  client_email,
}: Pick<PaymentRequest, "id" | "client_email">) =>
  isPersonEmail(client_email) ? `request-${formatPaymentRequestNumber(id)}` : undefined;

/** The current address of the person, in lower case. Undefined if there is no such record or its person was deleted. */
export async function findPersonEmail({ db }: Pick<Deps, "db">, personId: string) {
  const [, type, key = ""] = /^(lead|order|request)-(.{1,20})$/.exec(personId) ?? [];
  const findEmail = {
    lead: () =>
      db
        .selectFrom("leads")
        .select(sql<string>`lower(email)`.as("email"))
        .where("id", "=", toId(key))
        .where(isNotQuarantined),
    order: () => db.selectFrom("orders").select("email").where("number", "=", key),
    request: () =>
      db
        .selectFrom("payment_requests")
        .select("client_email as email")
        .where("id", "=", parsePaymentRequestNumber(key) ?? 0),
  }[type as "lead" | "order" | "request"];
  const email = (await findEmail?.().executeTakeFirst())?.email;
  return email !== undefined && isPersonEmail(email) ? email : undefined;
}

/** Returns 0, which no row has, for text that is not an ID. */
const toId = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

interface Reference {
  order?: string | undefined;
  request?: string | undefined;
  lead?: number | undefined;
}

/** The ID of the person that one of these records names, if there still is one. */
export async function findPersonId(deps: Pick<Deps, "db">, { order, request, lead }: Reference) {
  const ids = [order && `order-${order}`, request && `request-${request}`, lead && `lead-${lead}`];
  const id = ids.find((id) => id !== undefined);
  return id && (await findPersonEmail(deps, id)) ? id : undefined;
}

/** Formats the number of a payment request as formatPaymentRequestNumber does. */
export const requestNumberSql = sql<string>`'R-' || lpad(id::text, greatest(4, length(id::text)), '0')`;
