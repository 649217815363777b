import { z } from "zod";
import { clientToken } from "./client-token.ts";
import { type DisputeOperation, disputeApi } from "./dispute-api.ts";
import { lineItem } from "./line-items.ts";
import type { Operation } from "./operations.ts";
import { type EmulatorResponse, xml } from "./response.ts";
import { sale } from "./sale.ts";
import { search, searchCriteria } from "./search.ts";
import type { Call, State } from "./state.ts";
import type { Result, Settlement, Transaction } from "./transaction.ts";
import { transactionView } from "./transaction-view.ts";
import { type XmlValue, xmlCollection, xmlDocument } from "./xml.ts";

const PAGE_SIZE = 50;

const line = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
const billing = z
  .object({
    first_name: line,
    last_name: line,
    street_address: line,
    locality: line,
    region: line,
    postal_code: line,
  })
  .transform((sent) => ({
    firstName: sent.first_name,
    lastName: sent.last_name,
    streetAddress: sent.street_address,
    locality: sent.locality,
    region: sent.region,
    postalCode: sent.postal_code,
  }));
const saleBody = z.object({
  transaction: z.object({
    type: line,
    amount: z.unknown().optional(),
    order_id: line,
    payment_method_nonce: line,
    api_request_key: line,
    customer: z.object({ email: line }).nullish(),
    line_items: z.array(lineItem).nullish(),
    billing: billing.nullish(),
    options: z.object({ submit_for_settlement: z.boolean().nullish() }).nullish(),
  }),
});
const changeBody = z
  .object({ transaction: z.object({ amount: z.unknown().optional(), order_id: line }).nullish() })
  .nullish();
const searchBody = z.object({ search: searchCriteria });

const settlementOf: Record<string, Settlement> = {
  settlement_confirm: "settlement_confirmed",
  settlement_decline: "settlement_declined",
  settlement_pending: "settlement_pending",
};

export type ServerOperation = Extract<
  Operation,
  | DisputeOperation
  | "client_token"
  | "sale"
  | "find"
  | "line_items"
  | "submit"
  | "void"
  | "refund"
  | "settle"
  | "search"
  | "search_page"
>;

/** The part of Braintree's server API that the SDK's transactions, disputes and client tokens need. */
export function serverApi(state: State): Record<ServerOperation, (call: Call) => EmulatorResponse> {
  const { transactions, refunds, nonces, settings, keys } = state;
  const view = (transaction: Transaction) => transactionView(transaction, state);

  function answer(result: Result, status = 200): EmulatorResponse {
    if (result.kind === "done")
      return xml(status, xmlDocument("transaction", view(result.transaction)));
    return xml(422, xmlDocument("api-error-response", problem(result)));
  }

  /** A validation error belongs to an attribute; a refused sale has none, but comes along. */
  function problem(result: Exclude<Result, { kind: "done" }>) {
    if (result.kind === "unsuccessful") {
      const { message, transaction } = result;
      return { errors: { errors: [] }, params: {}, message, transaction: view(transaction) };
    }
    const { code, attribute, message, path } = result;
    const innermost: XmlValue = { errors: [{ code, attribute, message }] };
    const errors = ["transaction", ...path].reduceRight<XmlValue>(
      (inner, part) => ({ errors: [], [part]: inner }),
      innermost,
    );
    return { errors, params: {}, message };
  }

  function on(call: Call, change: (found: Transaction) => EmulatorResponse): EmulatorResponse {
    const found = transactions.find(call.id);
    return found ? change(found) : xml(404, "");
  }

  const changed = (call: Call) => changeBody.parse(call.body)?.transaction;

  const { dispute, dispute_search } = disputeApi(state);

  function authorized(handle: (call: Call) => EmulatorResponse) {
    const credentials = btoa(`${keys.publicKey}:${keys.privateKey}`);
    return (call: Call): EmulatorResponse =>
      call.authorization === `Basic ${credentials}` ? handle(call) : xml(401, "");
  }

  return {
    client_token: authorized(() =>
      xml(201, xmlDocument("client-token", { value: clientToken(state) })),
    ),
    sale: authorized(({ body }) => {
      const { transaction } = saleBody.parse(body);
      const result = sale(
        {
          type: transaction.type,
          amount: transaction.amount,
          orderId: transaction.order_id,
          nonce: transaction.payment_method_nonce,
          apiRequestKey: transaction.api_request_key,
          customerEmail: transaction.customer?.email,
          billing: transaction.billing ?? undefined,
          lineItems: transaction.line_items ?? [],
          submitForSettlement: transaction.options?.submit_for_settlement ?? false,
        },
        {
          nonces,
          transactions,
          checkDuplicates: settings.duplicateChecking,
          cardRules: settings.cardRules,
          testAmounts: settings.testAmounts,
        },
      );
      return answer(result, 201);
    }),
    find: authorized((call) => on(call, (transaction) => answer({ kind: "done", transaction }))),
    line_items: authorized((call) =>
      on(call, ({ lineItems = [] }) =>
        xml(
          200,
          xmlDocument(
            "line-items",
            lineItems.map((item) => ({ ...item })),
          ),
        ),
      ),
    ),
    submit: authorized((call) =>
      on(call, (found) => answer(transactions.submit(found, changed(call)?.amount))),
    ),
    void: authorized((call) => on(call, (found) => answer(transactions.void(found)))),
    refund: authorized((call) =>
      on(call, (found) => {
        const change = changed(call);
        const wanted = { amount: change?.amount, orderId: change?.order_id };
        return answer(refunds.refund(found, wanted), 201);
      }),
    ),
    settle: authorized((call) =>
      on(call, (found) => answer(transactions.settle(found, settlementOf[call.name ?? ""]))),
    ),
    search: authorized(({ body }) => {
      const ids = search(transactions.all(), searchBody.parse(body).search).map(({ id }) => id);
      return xml(200, xmlDocument("search-results", { pageSize: PAGE_SIZE, ids }));
    }),
    search_page: authorized(({ body }) => {
      const found = search(transactions.all(), searchBody.parse(body).search);
      const counts = { currentPageNumber: 1, pageSize: PAGE_SIZE, totalItems: found.length };
      return xml(
        200,
        xmlCollection("credit-card-transactions", counts, "transaction", found.map(view)),
      );
    }),
    dispute: authorized(dispute),
    dispute_search: authorized(dispute_search),
  };
}
