import type { SearchResponse } from "@agency/contract/api/desk";
import { parseAmount } from "@agency/contract/format/money";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { localDate } from "../local-time.ts";
import { parsePaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { leadRow } from "./leads.ts";
import { orderRow, selectOrders } from "./orders.ts";
import { requestRow, selectRequests } from "./payment-requests.ts";

const AT_MOST = 20;
/** Fewer letters are in almost every row, and no index helps. */
const SHORTEST_PART = 3;

const WHOLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** As it is pasted from a document or an email: "Invoice 2026-0001". */
const INVOICE_NUMBER = /^(?:invoice|credit note)?\s*#?((?:CN-)?\d{4}-\d{4,})$/i;

const anywhere = (words: string) => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** One box: part of an address, a name or a number; an invoice, a gateway's id, a card's last four, or an amount exactly. */
export async function search(deps: Deps, q: string): Promise<SearchResponse> {
  const { db } = deps;
  const part = q.length >= SHORTEST_PART ? anywhere(q) : undefined;
  const cents = parseAmount(q.replace(/^\$/, "").replaceAll(",", ""));
  const orders = (why: string, where: ReturnType<typeof sql<boolean>>) =>
    selectOrders(deps)
      .where(where)
      .orderBy("id", "desc")
      .limit(AT_MOST)
      .execute()
      .then((rows) => rows.map((row) => ({ ...orderRow(row), why })));
  const ofAttempt = (column: string) =>
    sql<boolean>`id in (select order_id from payment_attempts where ${sql.ref(column)} = ${q}
      order by payment_attempts.id desc limit ${AT_MOST})`;
  const invoice = INVOICE_NUMBER.exec(q)?.[1]?.toUpperCase();
  // A whole address is found by its own index: that of its parts would look at all that end alike.
  const address = WHOLE_ADDRESS.test(q) ? q.toLowerCase() : undefined;
  const searchable = sql`(number || ' ' || email || ' ' || coalesce(buyer_name, ''))`;
  const found = await Promise.all([
    address ? orders("Address", sql`email = ${address}`) : [],
    part && !address ? orders("Name, address or number", sql`${searchable} ilike ${part}`) : [],
    invoice
      ? orders("Invoice", sql`id in (select order_id from invoices where number = ${invoice})`)
      : [],
    /^\w{6,20}$/.test(q) ? orders("Gateway id", ofAttempt("transaction_id")) : [],
    /^\d{4}$/.test(q) ? orders("Card's last four", ofAttempt("last_four")) : [],
    cents === undefined ? [] : orders("Amount", sql`total_cents = ${cents}`),
  ]);
  const leads = part
    ? await db
        .selectFrom("leads")
        .selectAll()
        .where(
          address
            ? sql<boolean>`lower(email) = ${address}`
            : sql<boolean>`(name || ' ' || email || ' ' || phone) ilike ${part}`,
        )
        .where(isNotQuarantined)
        .orderBy("id", "desc")
        .limit(AT_MOST)
        .execute()
    : [];
  const day = await localDate(deps);
  const id = parsePaymentRequestNumber(q);
  const ofInvoice = sql<boolean>`id in (select request_id from instalments
    join invoices on instalment_id = instalments.id where invoices.number = ${invoice})`;
  const wanted = () => {
    if (id !== undefined) return sql<boolean>`id = ${id}`;
    if (invoice) return ofInvoice;
    if (address) return sql<boolean>`client_email = ${address}`;
    return sql<boolean>`${words} ilike ${part}`;
  };
  const words = sql`(title || ' ' || client_name || ' ' || company || ' ' || client_email)`;
  const requests =
    part || id
      ? await selectRequests(deps).where(wanted()).orderBy("id", "desc").limit(AT_MOST).execute()
      : [];
  const seen = new Set<string>();
  return {
    orders: found.flat().filter(({ number }) => !seen.has(number) && seen.add(number)),
    leads: leads.map((lead) => ({ ...leadRow(lead), why: "Name, address or phone" })),
    requests: requests.map((row) => ({
      ...requestRow(row, day),
      why: invoice ? "Invoice" : "Client or title",
    })),
  };
}
