/** A visitor from an address of their own: what one address may send in a minute must not count for all tests. */
import type { ClaimResponse } from "@agency/contract/orders";
import { expect } from "@playwright/test";
import { createClient } from "../../api/testing/load.ts";
import { buyer } from "../../api/testing/purchases.ts";

let visitors = 0;
/** All of 127.0.0.0/8 is this machine. */
const ownAddress = () => `127.${1 + (process.pid % 250)}.${++visitors >> 8}.${visitors & 255}`;

async function post(baseURL: string, path: string, body: FormData | object): Promise<unknown> {
  const sent = body instanceof FormData ? new Response(body) : Response.json(body);
  const client = createClient(baseURL.replace("localhost", "127.0.0.1"), { keepAlive: false });
  const answer = await client.call(path, {
    method: "POST",
    localAddress: ownAddress(),
    headers: {
      Accept: "application/json",
      "Content-Type": sent.headers.get("Content-Type") ?? "",
    },
    body: Buffer.from(await sent.arrayBuffer()),
  });
  expect([200, 201], answer.body).toContain(answer.status);
  return JSON.parse(answer.body);
}

export const ipFor = (name: string) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, ".")}@example.com`;

interface Paid {
  /** The gateway's. */
  id: string;
  orderPath: string;
}

export type Visitor = ReturnType<typeof createVisitor>;

export const createVisitor = (baseURL: string) => ({
  /** As the quote form sends it. */
  sendLead(name: string, more: Record<string, string> = {}) {
    const form = new FormData();
    const fields = { name, email: ipFor(name), phone: "", message: `From ${name}`, ...more };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    return post(baseURL, "/api/contact", form);
  },
  /** "I pay this by Venmo"; answers the order's number. */
  async sendClaim(email: string): Promise<string> {
    return (await this.claim(email)).number;
  },
  claim(email: string, bought = { plan: "Basic Single-Page", amount: "49" }) {
    const claim = { key: crypto.randomUUID(), ...bought, email };
    return post(baseURL, "/api/claims", claim) as Promise<ClaimResponse>;
  },
  /** Pays $49 by card, with what the gateway gave the page. */
  async payByCard(name: string, paymentMethodNonce: string): Promise<Paid> {
    const billing = { ...buyer, name, email: ipFor(name) };
    const bought = { plan: "Basic Single-Page", amount: "49" };
    const keys = { order: crypto.randomUUID(), key: crypto.randomUUID() };
    const request = { ...bought, ...keys, paymentMethodNonce, billing };
    return (await post(baseURL, "/api/checkout", request)) as Paid;
  },
});
