import type { SearchResponse } from "@agency/contract/api/desk";
import { parseAmount } from "@agency/contract/format/money";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { parsePaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { findPeople } from "./find-people.ts";
import { toLeadRow } from "./leads.ts";
import { selectOrders, toOrderRow } from "./orders.ts";
import { selectPaymentRequests, toPaymentRequestRow } from "./payment-requests.ts";

const MAX_RESULTS = 20;
/** Shorter text matches almost every row and cannot use the index. */
const MIN_TEXT_LENGTH = 3;

const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** Also matches text copied from a document, such as "Invoice 2026-0001". */
const INVOICE_NUMBER = /^(?:invoice|credit note)?\s*#?((?:CN-)?\d{4}-\d{4,})$/i;

const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Finds part of an email, name or number, and the exact invoice, transaction, last four digits or amount. */
export async function search(deps: Deps, q: string): Promise<SearchResponse> {
  const pattern = q.length >= MIN_TEXT_LENGTH ? toLikePattern(q) : undefined;
  const cents = parseAmount(q.replace(/^\$/, "").replaceAll(",", ""));
  const findOrders = (matchedOn: string, where: ReturnType<typeof sql<boolean>>) =>
    selectOrders(deps)
      .where(where)
      .orderBy("id", "desc")
      .limit(MAX_RESULTS)
      .execute()
      .then((rows) => rows.map((row) => ({ ...toOrderRow(row), matchedOn })));
  const hasAttemptWith = (column: string) =>
    sql<boolean>`id in (select order_id from payment_attempts where ${sql.ref(column)} = ${q}
      order by payment_attempts.id desc limit ${MAX_RESULTS})`;
  const invoice = INVOICE_NUMBER.exec(q)?.[1]?.toUpperCase();
  // A full address uses its own index, because the trigram index would scan all addresses with the same domain.
  const address = EMAIL_ADDRESS.test(q) ? q.toLowerCase() : undefined;
  const orderText = sql`(number || ' ' || email || ' ' || coalesce(buyer_name, ''))`;
  const [people, leads, requests, ...orders] = await Promise.all([
    findPeople(deps, { address, pattern }),
    pattern ? findLeads(deps, { address, pattern }) : [],
    findRequests(deps, q, { address, pattern, invoice }),
    address ? findOrders("email", sql`email = ${address}`) : [],
    pattern && !address
      ? findOrders("name, email or number", sql`${orderText} ilike ${pattern}`)
      : [],
    invoice
      ? findOrders("invoice", sql`id in (select order_id from invoices where number = ${invoice})`)
      : [],
    /^\w{6,20}$/.test(q) ? findOrders("transaction ID", hasAttemptWith("transaction_id")) : [],
    /^\d{4}$/.test(q) ? findOrders("last 4 digits of card", hasAttemptWith("last_four")) : [],
    cents === undefined ? [] : findOrders("amount", sql`total_cents = ${cents}`),
  ]);
  const seen = new Set<string>();
  return {
    people,
    orders: orders.flat().filter(({ number }) => !seen.has(number) && seen.add(number)),
    leads,
    requests,
  };
}

interface Terms {
  /** The whole query, if it is an email address. */
  address: string | undefined;
  pattern: string | undefined;
  invoice: string | undefined;
}

async function findLeads({ db }: Deps, { address, pattern }: Omit<Terms, "invoice">) {
  const leads = await db
    .selectFrom("leads")
    .selectAll()
    .where(
      address
        ? sql<boolean>`lower(email) = ${address}`
        : sql<boolean>`(name || ' ' || email || ' ' || phone) ilike ${pattern}`,
    )
    .where(isNotQuarantined)
    .orderBy("id", "desc")
    .limit(MAX_RESULTS)
    .execute();
  return leads.map((lead) => ({ ...toLeadRow(lead), matchedOn: "name, email or phone" }));
}

async function findRequests(deps: Deps, q: string, { address, pattern, invoice }: Terms) {
  const id = parsePaymentRequestNumber(q);
  if (!pattern && !id) return [];
  const buildFilter = () => {
    if (id !== undefined) return sql<boolean>`id = ${id}`;
    if (invoice)
      return sql<boolean>`id in (select payment_request_id from installments
        join invoices on installment_id = installments.id where invoices.number = ${invoice})`;
    if (address) return sql<boolean>`client_email = ${address}`;
    return sql<boolean>`(title || ' ' || client_name || ' ' || company || ' ' || client_email) ilike ${pattern}`;
  };
  const [day, requests] = await Promise.all([
    localDate(deps),
    selectPaymentRequests(deps)
      .where(buildFilter())
      .orderBy("id", "desc")
      .limit(MAX_RESULTS)
      .execute(),
  ]);
  return requests.map((row) => ({
    ...toPaymentRequestRow(row, day),
    matchedOn: invoice ? "invoice" : "client, email or title",
  }));
}
