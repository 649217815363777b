import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { assets } from "./assets.ts";
import { type Audit, audit } from "./audit.ts";
import { bankActions } from "./bank-actions.ts";
import { clientApi } from "./client-api.ts";
import { createClientToken } from "./client-token.ts";
import { type Fault, type FaultRule, Faults } from "./faults.ts";
import { type MatchedOperation, matchOperation, type Operation } from "./operations.ts";
import { createPaymentMethod, type MethodDetails } from "./payment-methods.ts";
import { type EmulatorResponse, text } from "./response.ts";
import { serverApi } from "./server-api.ts";
import { type Call, createState, type Keys, type Settings } from "./state.ts";
import type { Status, Transaction } from "./transaction.ts";
import {
  type Notification,
  postNotification,
  type SignedNotification,
  signNotification,
} from "./webhooks.ts";

export interface EmulatorOptions extends Keys, Partial<Settings> {
  /** The default URL of `webhook`. */
  webhookUrl?: string;
  /** The emulator's clock, in milliseconds since 1970. */
  now?: () => number;
}

export interface GatewayRequest {
  method: string;
  /** With the query string. */
  path: string;
  authorization?: string;
  body?: string;
}

/** What the caller gets: a complete response, half of one, nothing, or a closed connection. */
export type Outcome =
  | { kind: "response" | "truncated"; response: EmulatorResponse }
  | { kind: "hang" }
  | { kind: "reset" };

export type EarlierSale = Pick<Transaction, "id" | "amountCents" | "orderId" | "createdAt"> & {
  method: MethodDetails;
  status: Status;
};

export type BraintreeEmulator = ReturnType<typeof createBraintreeEmulator>;

/** The emulator without a network socket. */
export function createBraintreeEmulator(options: EmulatorOptions) {
  const { merchantId, publicKey, privateKey, webhookUrl, now = Date.now } = options;
  const settings: Settings = {
    clientMode: options.clientMode ?? "hosts",
    duplicateChecking: options.duplicateChecking ?? true,
    cardRules: options.cardRules ?? false,
    testAmounts: options.testAmounts ?? false,
    refundsWhileSettling: options.refundsWhileSettling ?? true,
    latencyMs: options.latencyMs ?? 0,
  };
  const state = createState({ merchantId, publicKey, privateKey }, settings, now);
  const faults = new Faults();
  const lateEffects = new Set<Promise<unknown>>();
  const calls = new Map<Operation, number>();
  const handlers: Record<Operation, (call: Call) => EmulatorResponse | Promise<EmulatorResponse>> =
    {
      ...serverApi(state),
      ...clientApi(state),
      ...assets,
    };

  async function handle(request: GatewayRequest): Promise<Outcome> {
    const url = new URL(request.path, "http://gateway");
    const matched = matchOperation(request.method, url.pathname);
    if (!matched)
      return respondWith(text(404, `The emulator has no ${request.method} ${url.pathname}`));
    const { operation } = matched;
    calls.set(operation, (calls.get(operation) ?? 0) + 1);
    const fault = faults.take(operation, request.body);
    if (settings.latencyMs > 0) await pause(settings.latencyMs);
    const execute = () => callHandler(request, url, matched);
    if (!fault) return respondWith(await execute());
    return applyFault(fault, execute, (effect) => {
      lateEffects.add(effect);
      void effect.finally(() => lateEffects.delete(effect));
    });
  }

  async function callHandler(
    request: GatewayRequest,
    url: URL,
    { operation, merchant, id, name }: MatchedOperation,
  ): Promise<EmulatorResponse> {
    if (merchant !== undefined && merchant !== merchantId) return text(401, "");
    try {
      return await handlers[operation]({
        id,
        name,
        path: url.pathname,
        query: url.searchParams,
        authorization: request.authorization,
        body: request.body ? JSON.parse(request.body) : undefined,
      });
    } catch (error) {
      // Unsupported input is a bug of the caller or a gap in the emulator, so never return a success.
      if (error instanceof z.ZodError) return text(400, z.prettifyError(error));
      if (error instanceof SyntaxError) return text(400, error.message);
      throw error;
    }
  }

  return {
    handle,
    settings,
    clientToken: () => createClientToken(state),
    /** The single-use nonce that a browser would get for this card or account. */
    nonce: (method: MethodDetails): string => state.nonces.mint(createPaymentMethod(method)),
    /** Adds a sale that was made before the emulator started. */
    addTransaction: ({ method, status, ...details }: EarlierSale) =>
      void state.transactions.add(
        { ...details, type: "sale", method: createPaymentMethod(method) },
        status,
      ),
    ...bankActions(state),
    /** Injects a fault. Returns a function that removes it. */
    fault: (rule: FaultRule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    /** Waits until operations have taken effect whose fault was returned before. */
    waitForLateEffects: async () => void (await Promise.all(lateEffects)),
    audit: (): Audit => audit(state, calls),
    /** Signs a notification without sending it, for tests that replay, reorder or forge webhooks. */
    notification: (about: Notification): SignedNotification => signNotification(state, about),
    async webhook(about: Notification, url = webhookUrl): Promise<{ status: number }> {
      if (!url) throw new Error("A webhook needs a URL");
      return postNotification(url, signNotification(state, about));
    },
    /** Deletes everything but the settings. */
    reset() {
      state.transactions.clear();
      state.refunds.clear();
      state.disputes.clear();
      state.nonces.clear();
      faults.clear();
      calls.clear();
    },
  };
}

const respondWith = (response: EmulatorResponse): Outcome => ({ kind: "response", response });

/** Does not keep the process running. */
const pause = (ms: number) => sleep(ms, undefined, { ref: false });

async function applyFault(
  fault: Fault,
  execute: () => Promise<EmulatorResponse>,
  addLateEffect: (effect: Promise<unknown>) => void,
): Promise<Outcome> {
  const { kind, effect, delayMs } = fault;
  if (kind === "delayed") {
    if (effect === "after") await pause(delayMs);
    const response = await execute();
    if (effect === "before") await pause(delayMs);
    return respondWith(response);
  }
  // The caller gets the fault immediately, and the operation still takes effect later.
  if (effect === "after") addLateEffect(pause(delayMs).then(execute));
  const response = effect === "before" ? await execute() : text(500, "");
  if (kind === "500" || kind === "503") return respondWith(text(Number(kind), ""));
  if (kind === "truncated") return { kind: "truncated", response };
  return { kind: kind === "hang" ? "hang" : "reset" };
}
