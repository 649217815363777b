/** Receivers of outgoing webhooks, and subscriptions to them. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { WebhookSecretResponse } from "@agency/contract/api/webhooks";
import type { WebhookEventType } from "@agency/contract/limits/webhook-events";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { markPasskeyVerified, signIn } from "./desk.ts";
import type { TestService } from "./service.ts";

interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Undefined until the response is sent. */
  status?: number;
}

interface ReceiverResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export type WebhookReceiver = Awaited<ReturnType<typeof openWebhookReceiver>>;

/** Stores all requests. `respond` decides the responses, and may wait. */
export async function openWebhookReceiver(port = 0) {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = "", headers } = request;
    const webhook: ReceivedWebhook = { path, headers, body: await text(request) };
    received.push(webhook);
    const { status, headers: responseHeaders, body } = await receiver.respond(webhook);
    webhook.status = status;
    response.writeHead(status, responseHeaders).end(body);
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const address = server.address() as AddressInfo;
  const receiver = {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    respond: (_webhook: ReceivedWebhook): ReceiverResponse | Promise<ReceiverResponse> => ({
      status: 204,
    }),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return receiver;
}

/** As a receiver checks it, with the reference library. */
export function isSignedWith(secret: string, { body, headers }: ReceivedWebhook) {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

/** Creates the webhook as an owner in the desk. */
export async function subscribe(service: TestService, url: string, events: WebhookEventType[]) {
  const desk = await signIn(service);
  await markPasskeyVerified(service);
  return desk.read<WebhookSecretResponse>("/webhooks", {
    body: { name: new URL(url).pathname, url, events },
  });
}

/** Ends the wait before the next attempts. An attempt that runs is not repeated. */
export async function makeDeliveriesDue({ db, now }: TestService) {
  await sql`update webhook_deliveries set next_attempt_at = ${now()} where state = 'pending'
    and next_attempt_at <> coalesce(last_attempt_at + interval '60 seconds', 'infinity')`.execute(
    db,
  );
}

export const listDeliveryRows = ({ db }: TestService) =>
  db.selectFrom("webhook_deliveries").selectAll().orderBy("id").execute();
