import { z } from "zod";
import { createClientToken } from "./client-token.ts";
import { type DisputeOperation, disputeApi } from "./dispute-api.ts";
import { lineItem } from "./line-items.ts";
import type { Operation } from "./operations.ts";
import { type EmulatorResponse, xml } from "./response.ts";
import { createSale } from "./sale.ts";
import { searchCriteria, searchTransactions } from "./search.ts";
import type { Call, State } from "./state.ts";
import type { Result, Settlement, Transaction } from "./transaction.ts";
import { buildTransactionXml } from "./transaction-xml.ts";
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
    country_code_alpha2: line,
  })
  .transform((sent) => ({
    firstName: sent.first_name,
    lastName: sent.last_name,
    streetAddress: sent.street_address,
    locality: sent.locality,
    region: sent.region,
    postalCode: sent.postal_code,
    countryCodeAlpha2: sent.country_code_alpha2,
  }));
const saleBody = z.object({
  transaction: z.object({
    type: line,
    amount: z.unknown().optional(),
    order_id: line,
    payment_method_nonce: line,
    api_request_key: line,
    device_data: line,
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

const settlementByAction: Record<string, Settlement> = {
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

/** Braintree's server API for transactions, disputes and client tokens. */
export function serverApi(state: State): Record<ServerOperation, (call: Call) => EmulatorResponse> {
  const { transactions, refunds, nonces, settings, keys } = state;
  const buildXml = (transaction: Transaction) => buildTransactionXml(transaction, state);

  function respond(result: Result, status = 200): EmulatorResponse {
    if (result.kind === "done")
      return xml(status, xmlDocument("transaction", buildXml(result.transaction)));
    return xml(422, xmlDocument("api-error-response", buildError(result)));
  }

  /** A validation error names its attribute; an unsuccessful sale includes the transaction instead. */
  function buildError(result: Exclude<Result, { kind: "done" }>) {
    if (result.kind === "unsuccessful") {
      const { message, transaction } = result;
      return { errors: { errors: [] }, params: {}, message, transaction: buildXml(transaction) };
    }
    const { code, attribute, message, path } = result;
    const innermost: XmlValue = { errors: [{ code, attribute, message }] };
    const errors = ["transaction", ...path].reduceRight<XmlValue>(
      (inner, part) => ({ errors: [], [part]: inner }),
      innermost,
    );
    return { errors, params: {}, message };
  }

  function withTransaction(
    call: Call,
    handle: (found: Transaction) => EmulatorResponse,
  ): EmulatorResponse {
    const found = transactions.find(call.id);
    return found ? handle(found) : xml(404, "");
  }

  const parseChange = (call: Call) => changeBody.parse(call.body)?.transaction;

  const disputes = disputeApi(state);

  function requireKeys(handle: (call: Call) => EmulatorResponse) {
    const credentials = btoa(`${keys.publicKey}:${keys.privateKey}`);
    return (call: Call): EmulatorResponse =>
      call.authorization === `Basic ${credentials}` ? handle(call) : xml(401, "");
  }

  return {
    client_token: requireKeys(() =>
      xml(201, xmlDocument("client-token", { value: createClientToken(state) })),
    ),
    sale: requireKeys(({ body }) => {
      const { transaction } = saleBody.parse(body);
      const result = createSale(
        {
          type: transaction.type,
          amount: transaction.amount,
          orderId: transaction.order_id,
          nonce: transaction.payment_method_nonce,
          apiRequestKey: transaction.api_request_key,
          customerEmail: transaction.customer?.email,
          deviceData: transaction.device_data,
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
      return respond(result, 201);
    }),
    find: requireKeys((call) =>
      withTransaction(call, (transaction) => respond({ kind: "done", transaction })),
    ),
    line_items: requireKeys((call) =>
      withTransaction(call, ({ lineItems = [] }) =>
        xml(
          200,
          xmlDocument(
            "line-items",
            lineItems.map((item) => ({ ...item })),
          ),
        ),
      ),
    ),
    submit: requireKeys((call) =>
      withTransaction(call, (found) =>
        respond(transactions.submit(found, parseChange(call)?.amount)),
      ),
    ),
    void: requireKeys((call) =>
      withTransaction(call, (found) => respond(transactions.void(found))),
    ),
    refund: requireKeys((call) =>
      withTransaction(call, (found) => {
        const change = parseChange(call);
        const request = { amount: change?.amount, orderId: change?.order_id };
        return respond(refunds.refund(found, request), 201);
      }),
    ),
    settle: requireKeys((call) =>
      withTransaction(call, (found) =>
        respond(transactions.settle(found, settlementByAction[call.name ?? ""])),
      ),
    ),
    search: requireKeys(({ body }) => {
      const found = searchTransactions(transactions.all(), searchBody.parse(body).search);
      const ids = found.map(({ id }) => id);
      return xml(200, xmlDocument("search-results", { pageSize: PAGE_SIZE, ids }));
    }),
    search_page: requireKeys(({ body }) => {
      const found = searchTransactions(transactions.all(), searchBody.parse(body).search);
      const counts = { currentPageNumber: 1, pageSize: PAGE_SIZE, totalItems: found.length };
      return xml(
        200,
        xmlCollection("credit-card-transactions", counts, "transaction", found.map(buildXml)),
      );
    }),
    dispute: requireKeys(disputes.dispute),
    dispute_search: requireKeys(disputes.dispute_search),
    dispute_evidence: requireKeys(disputes.dispute_evidence),
    dispute_finalize: requireKeys(disputes.dispute_finalize),
    dispute_accept: requireKeys(disputes.dispute_accept),
  };
}
