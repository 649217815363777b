/** A visitor from an address of their own: what one address may send in a minute must not count for all tests. */
import { request } from "node:http";
import { expect } from "@playwright/test";

let visitors = 0;
/** All of 127.0.0.0/8 is this machine. */
const ownAddress = () => `127.${1 + (process.pid % 250)}.${++visitors >> 8}.${visitors & 255}`;

async function post(baseURL: string, path: string, body: FormData | object): Promise<unknown> {
  const sent = body instanceof FormData ? new Response(body) : Response.json(body);
  const bytes = Buffer.from(await sent.arrayBuffer());
  const { port } = new URL(baseURL);
  const answer = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method: "POST",
      localAddress: ownAddress(),
      headers: {
        Accept: "application/json",
        "Content-Type": sent.headers.get("Content-Type") ?? "",
        "Content-Length": bytes.length,
      },
    };
    request(options, async (response) => {
      const text = (await response.toArray()).join("");
      resolve({ status: response.statusCode, text });
    })
      .on("error", reject)
      .end(bytes);
  });
  expect([200, 201], answer.text).toContain(answer.status);
  return JSON.parse(answer.text);
}

export const addressOf = (name: string) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, ".")}@example.com`;

export type Visitor = ReturnType<typeof visitorAt>;

export const visitorAt = (baseURL: string) => ({
  /** As the quote form sends it. */
  sendLead(name: string, more: Record<string, string> = {}) {
    const form = new FormData();
    const fields = { name, email: addressOf(name), phone: "", message: `From ${name}`, ...more };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    return post(baseURL, "/api/contact", form);
  },
  /** "I pay this by Venmo"; answers the order's number. */
  async sendClaim(email: string): Promise<string> {
    const claim = { key: crypto.randomUUID(), plan: "Basic Single-Page", amount: "49", email };
    const { number } = (await post(baseURL, "/api/claims", claim)) as { number: string };
    return number;
  },
});
