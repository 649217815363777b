import braintree from "braintree";
import { z } from "zod";
import { DEFAULT_COUNTRY } from "../core/billing-address.ts";
import { ApiError } from "../core/errors.ts";
import { createDisputeMethods, parseDispute } from "./braintree-disputes.ts";
import { createRefundMethods } from "./braintree-refunds.ts";
import { createSaleMethods, toLineItem } from "./braintree-sales.ts";
import { assertKnownStatus, parseTransaction, toGatewayAmount } from "./braintree-transactions.ts";
import { GATEWAY_AUTH_FAILED, type Gateway, type GatewayTransaction } from "./gateway.ts";

export interface GatewaySettings {
  environment: "sandbox" | "production" | { host: string; port: string };
  merchantId: string;
  publicKey: string;
  privateKey: string;
  timeoutMs: number;
}

/** The published types lack most search fields. */
interface TransactionSearch {
  type(): { is(value: string): void };
  orderId(): { is(value: string): void };
  status(): { is(value: string): void };
  createdAt(): { min(value: Date): void };
}

/** Implements Gateway with the Braintree SDK, which no other folder uses. */
export function createGateway({ environment, timeoutMs, ...keys }: GatewaySettings): Gateway {
  const sdk = new braintree.BraintreeGateway({
    environment: toSdkEnvironment(environment),
    ...keys,
  });
  // The SDK has no public option for the timeout, and its default is a minute.
  (sdk as unknown as { config: { timeout: number } }).config.timeout = timeoutMs;

  const searchTransactions = (
    type: "sale" | "credit",
    addCriteria: (search: TransactionSearch) => void,
  ) => {
    const setCriteria = (search: TransactionSearch) => {
      search.type().is(type);
      addCriteria(search);
    };
    return sdk.transaction.search(setCriteria as never) as unknown as AsyncIterable<unknown>;
  };
  /** Excludes refunds, which may have the order ID of their sale. */
  const searchSales = async (addCriteria: (search: TransactionSearch) => void) => {
    const sales: GatewayTransaction[] = [];
    for await (const transaction of searchTransactions("sale", addCriteria))
      sales.push(parseTransaction(transaction));
    return sales;
  };

  return {
    async clientToken() {
      try {
        const { clientToken } = await sdk.clientToken.generate({});
        return z.string().min(1).parse(clientToken);
      } catch (error) {
        throw toUnavailableError(error);
      }
    },
    async authorize({ reference, cents, nonce, deviceData, billing, items }) {
      const result = await mapGatewayErrors(
        sdk.transaction.sale({
          amount: toGatewayAmount(cents),
          orderId: reference,
          lineItems: items.map(toLineItem),
          paymentMethodNonce: nonce,
          ...(deviceData && { deviceData }),
          customer: { email: billing.email },
          billing: {
            ...splitName(billing.name),
            streetAddress: billing.address,
            locality: billing.city,
            region: billing.state,
            postalCode: billing.zip,
            countryCodeAlpha2: billing.country ?? DEFAULT_COUNTRY,
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
        id: transaction?.id,
        isCardDecline: transaction?.isCardDecline,
      };
    },
    async capture(transactionId) {
      const result = await sdk.transaction.submitForSettlement(transactionId);
      return result.success || isCaptured(await sdk.transaction.find(transactionId));
    },
    async void(transactionId) {
      return (await sdk.transaction.void(transactionId)).success;
    },
    async find(transactionId) {
      try {
        const transaction = await sdk.transaction.find(transactionId);
        return transaction.type === "sale" ? parseTransaction(transaction) : undefined;
      } catch (error) {
        if ((error as { type?: string }).type === "notFoundError") return undefined;
        throw error;
      }
    },
    findByReference: (reference) => searchSales((search) => search.orderId().is(reference)),
    findTransactionsSince: (time) => searchSales((search) => search.createdAt().min(time)),
    findVoidedSince: (time) =>
      searchSales((search) => {
        search.status().is("voided");
        search.createdAt().min(time);
      }),
    ...createSaleMethods(sdk),
    ...createRefundMethods(sdk, (type, time) =>
      searchTransactions(type, (search) => search.createdAt().min(time)),
    ),
    ...createDisputeMethods(sdk),
    async parseWebhook(signature, payload) {
      try {
        const notification = await sdk.webhookNotification.parse(signature, payload);
        const webhook = notification as unknown as {
          kind: string;
          transaction?: { id: string };
          dispute?: object;
        };
        const { kind } = webhook;
        const dispute = webhook.dispute && parseDispute(webhook.dispute);
        const transactionId = webhook.transaction?.id ?? dispute?.transactionId;
        return { kind, transactionId, dispute };
      } catch {
        return undefined;
      }
    },
  };
}

/** The gateway rejects our keys or our SDK version; no one can pay until an owner fixes it. */
const authErrorTypes = [
  "authenticationError",
  "authorizationError",
  "invalidKeysError",
  "notFoundError",
  "upgradeRequired",
];

/** For errors that occur before the gateway processes a payment, so nothing was charged. */
function toUnavailableError(error: unknown) {
  const { type = "unknown", message = "" } = error as { type?: string; message?: string };
  return new ApiError(
    503,
    authErrorTypes.includes(type) ? GATEWAY_AUTH_FAILED : "gateway-unreachable",
    "Online payments are unavailable right now. Nothing was charged. Please try again later.",
    `${type} ${message}`.trim(),
  );
}

const notProcessedErrorTypes = [...authErrorTypes, "tooManyRequestsError"];

function mapGatewayErrors<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: { type?: string }) => {
    throw notProcessedErrorTypes.includes(error.type ?? "") ? toUnavailableError(error) : error;
  });
}

const isCaptured = (transaction: unknown) => parseTransaction(transaction).status === "captured";

function splitName(name: string) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") || firstName };
}

function toSdkEnvironment(environment: GatewaySettings["environment"]) {
  if (environment === "production") return braintree.Environment.Production;
  if (environment === "sandbox") return braintree.Environment.Sandbox;
  const { host, port } = environment;
  const EmulatorEnvironment = braintree.Environment as unknown as new (
    ...args: unknown[]
  ) => braintree.Environment;
  return new EmulatorEnvironment(host, port, `http://${host}:${port}`, false, host, port);
}
