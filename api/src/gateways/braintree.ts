import braintree from "braintree";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import { disputeMethods, readDispute } from "./braintree-disputes.ts";
import { refundMethods } from "./braintree-refunds.ts";
import { lineItem, saleMethods } from "./braintree-sales.ts";
import { assertKnownStatus, parseTransaction, toGatewayAmount } from "./braintree-transactions.ts";
import type { Gateway, GatewayTransaction } from "./gateway.ts";

export interface GatewaySettings {
  environment: "sandbox" | "production" | { host: string; port: string };
  merchantId: string;
  publicKey: string;
  privateKey: string;
  timeoutMs: number;
}

/** The published types know little of searching. */
interface Search {
  type(): { is(value: string): void };
  orderId(): { is(value: string): void };
  status(): { is(value: string): void };
  createdAt(): { min(value: Date): void };
}

/** The only place that knows Braintree's SDK. */
export function createGateway({ environment, timeoutMs, ...keys }: GatewaySettings): Gateway {
  const sdk = new braintree.BraintreeGateway({ environment: environmentOf(environment), ...keys });
  // The SDK takes its time limit only from here, and its own is a minute.
  (sdk as unknown as { config: { timeout: number } }).config.timeout = timeoutMs;

  const search = (type: "sale" | "credit", criteria: (by: Search) => void) => {
    const criteriaOfType = (by: Search) => {
      by.type().is(type);
      criteria(by);
    };
    return sdk.transaction.search(criteriaOfType as never) as unknown as AsyncIterable<unknown>;
  };
  /** A refund may carry the order id of its sale. */
  const searchSales = async (criteria: (by: Search) => void) => {
    const found: GatewayTransaction[] = [];
    for await (const transaction of search("sale", criteria))
      found.push(parseTransaction(transaction));
    return found;
  };

  return {
    async clientToken() {
      try {
        const { clientToken } = await sdk.clientToken.generate({});
        return z.string().min(1).parse(clientToken);
      } catch (error) {
        throw cardsUnavailable(error);
      }
    },
    async authorize({ reference, cents, nonce, billing, items }) {
      const result = await mapGatewayErrors(
        sdk.transaction.sale({
          amount: toGatewayAmount(cents),
          orderId: reference,
          lineItems: items.map(lineItem),
          paymentMethodNonce: nonce,
          customer: { email: billing.email },
          billing: {
            ...splitName(billing.name),
            streetAddress: billing.address,
            locality: billing.city,
            region: billing.state,
            postalCode: billing.zip,
          },
          options: { submitForSettlement: false },
        }),
      );
      if (result.success) return assertKnownStatus(parseTransaction(result.transaction));
      const transaction = result.transaction
        ? assertKnownStatus(parseTransaction(result.transaction))
        : undefined;
      return {
        status: "declined",
        declineReason: transaction?.declineReason || result.message,
        ...(transaction && { id: transaction.id, cardDeclined: transaction.cardDeclined }),
      };
    },
    async capture(transactionId) {
      const result = await sdk.transaction.submitForSettlement(transactionId);
      return result.success || isCaptured(await sdk.transaction.find(transactionId));
    },
    async cancel(transactionId) {
      return (await sdk.transaction.void(transactionId)).success;
    },
    async find(transactionId) {
      try {
        const found = await sdk.transaction.find(transactionId);
        return found.type === "sale" ? parseTransaction(found) : undefined;
      } catch (error) {
        if ((error as { type?: string }).type === "notFoundError") return undefined;
        throw error;
      }
    },
    findByReference: (reference) => searchSales((by) => by.orderId().is(reference)),
    since: (time) => searchSales((by) => by.createdAt().min(time)),
    voidedSince: (time) =>
      searchSales((by) => {
        by.status().is("voided");
        by.createdAt().min(time);
      }),
    ...saleMethods(sdk),
    ...refundMethods(sdk, (type, time) => search(type, (by) => by.createdAt().min(time))),
    ...disputeMethods(sdk),
    async readWebhook(signature, payload) {
      try {
        const webhook = await sdk.webhookNotification.parse(signature, payload);
        const subject = webhook as unknown as {
          kind: string;
          transaction?: { id: string };
          dispute?: object;
        };
        const { kind } = subject;
        const dispute = subject.dispute && readDispute(subject.dispute);
        const transactionId = subject.transaction?.id ?? dispute?.transactionId;
        return { kind, transactionId, dispute };
      } catch {
        return undefined;
      }
    },
  };
}

/** It does not take our keys, or not our version: until a person acts, nobody can pay. */
const authErrorTypes = [
  "authenticationError",
  "authorizationError",
  "invalidKeysError",
  "notFoundError",
  "upgradeRequired",
];
export const GATEWAY_AUTH_FAILED = "gateway-refuses-us";

/** Nothing was charged: the gateway did not even look at it. */
function cardsUnavailable(error: unknown) {
  const { type = "unknown", message = "" } = error as { type?: string; message?: string };
  return new ApiError(
    503,
    authErrorTypes.includes(type) ? GATEWAY_AUTH_FAILED : "gateway-away",
    "Card payments are not available at the moment. Nothing was charged.",
    `${type} ${message}`.trim(),
  );
}

const notProcessed = [...authErrorTypes, "tooManyRequestsError"];

function mapGatewayErrors<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: { type?: string }) => {
    throw notProcessed.includes(error.type ?? "") ? cardsUnavailable(error) : error;
  });
}

const isCaptured = (transaction: unknown) => parseTransaction(transaction).status === "captured";

function splitName(name: string) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") || firstName };
}

function environmentOf(environment: GatewaySettings["environment"]) {
  if (environment === "production") return braintree.Environment.Production;
  if (environment === "sandbox") return braintree.Environment.Sandbox;
  const { host, port } = environment;
  const Local = braintree.Environment as unknown as new (
    ...parts: unknown[]
  ) => braintree.Environment;
  return new Local(host, port, `http://${host}:${port}`, false, host, port);
}
