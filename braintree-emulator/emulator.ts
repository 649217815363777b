import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { assets } from "./assets.ts";
import { type Audit, audit } from "./audit.ts";
import { bankActions } from "./bank-actions.ts";
import { clientApi } from "./client-api.ts";
import { clientToken } from "./client-token.ts";
import { type Fault, type FaultRule, Faults } from "./faults.ts";
import { type MatchedOperation, matchOperation, type Operation } from "./operations.ts";
import { type CardDetails, creditCard, payPalAccount, venmoAccount } from "./payment-methods.ts";
import { type EmulatorResponse, text } from "./response.ts";
import { serverApi } from "./server-api.ts";
import { type Call, createState, type Keys, type Settings } from "./state.ts";
import {
  type Notification,
  post,
  type SignedNotification,
  signedNotification,
} from "./webhooks.ts";

export interface EmulatorOptions extends Keys, Partial<Settings> {
  /** Where `webhook` posts unless told otherwise. */
  webhookUrl?: string;
  /** The double's clock, in milliseconds since 1970. */
  now?: () => number;
}

export interface GatewayRequest {
  method: string;
  /** With its query. */
  path: string;
  authorization?: string;
  body?: string;
}

/** What becomes of a request on its way back. */
export type Outcome =
  | { kind: "answer" | "cut"; answer: EmulatorResponse }
  | { kind: "hang" }
  | { kind: "reset" };

export type BraintreeDouble = ReturnType<typeof createBraintreeEmulator>;

/** The gateway without a socket: requests go in, deliveries come out. */
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
  const calls = new Map<Operation, number>();
  const handlers: Record<Operation, (call: Call) => EmulatorResponse | Promise<EmulatorResponse>> =
    {
      ...serverApi(state),
      ...clientApi(state),
      ...assets,
    };

  async function handle(request: GatewayRequest): Promise<Outcome> {
    const url = new URL(request.path, "http://gateway");
    const recognized = matchOperation(request.method, url.pathname);
    if (!recognized)
      return delivered(text(404, `The double has no ${request.method} ${url.pathname}`));
    const { operation } = recognized;
    calls.set(operation, (calls.get(operation) ?? 0) + 1);
    const fault = faults.take(operation);
    if (settings.latencyMs > 0) await pause(settings.latencyMs);
    const perform = () => answer(request, url, recognized);
    return fault ? applyFault(fault, perform) : delivered(await perform());
  }

  async function answer(
    request: GatewayRequest,
    url: URL,
    to: MatchedOperation,
  ): Promise<EmulatorResponse> {
    if (to.merchant !== undefined && to.merchant !== merchantId) return text(401, "");
    try {
      return await handlers[to.operation]({
        id: to.id,
        name: to.name,
        path: url.pathname,
        query: url.searchParams,
        authorization: request.authorization,
        body: request.body ? JSON.parse(request.body) : undefined,
      });
    } catch (error) {
      // Unreadable: a bug of the caller or a gap in here, and in neither case a success.
      if (error instanceof z.ZodError) return text(400, z.prettifyError(error));
      if (error instanceof SyntaxError) return text(400, error.message);
      throw error;
    }
  }

  return {
    handle,
    settings,
    clientToken: () => clientToken(state),
    /** What a browser would get for this card or account: a nonce that pays once. */
    nonce(method: CardDetails | "paypal" | "venmo"): string {
      if (method === "paypal") return state.nonces.mint(payPalAccount);
      return state.nonces.mint(method === "venmo" ? venmoAccount : creditCard(method));
    },
    ...bankActions(state),
    /** Arms a fault; the function it returns disarms it. */
    fault: (rule: FaultRule) => faults.add(rule),
    clearFaults: () => faults.clear(),
    audit: (): Audit => audit(state, calls),
    /** A notification, signed and not sent: to forge, to replay, to shuffle. */
    notification: (about: Notification): SignedNotification => signedNotification(state, about),
    async webhook(about: Notification, url = webhookUrl): Promise<{ status: number }> {
      if (!url) throw new Error("A webhook needs an address");
      return post(url, signedNotification(state, about));
    },
    /** Forgets money, nonces, calls and faults; keeps its settings. */
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

const delivered = (answer: EmulatorResponse): Outcome => ({ kind: "answer", answer });

/** A process that has nothing else to do need not wait for it. */
const pause = (ms: number) => sleep(ms, undefined, { ref: false });

async function applyFault(
  fault: Fault,
  perform: () => Promise<EmulatorResponse>,
): Promise<Outcome> {
  const { kind, effect, delayMs } = fault;
  if (kind === "late") {
    if (effect === "late") await pause(delayMs);
    const answer = await perform();
    if (effect === "first") await pause(delayMs);
    return delivered(answer);
  }
  // The caller is given up on at once; what it asked for still happens.
  if (effect === "late") void pause(delayMs).then(perform);
  const answer = effect === "first" ? await perform() : text(500, "");
  if (kind === "500" || kind === "503") return delivered(text(Number(kind), ""));
  if (kind === "cut") return { kind: "cut", answer };
  return { kind: kind === "hang" ? "hang" : "reset" };
}
