import { randomUUID } from "node:crypto";
import { type Nonces, venmoAccount } from "./payment-methods.ts";
import { type EmulatorResponse, json } from "./response.ts";

interface Context {
  status: "CREATED" | "APPROVED" | "CANCELED" | "EXPIRED" | "FAILED" | "SCANNED";
  paymentMethodId?: string;
}

const LIFETIME_MS = 300_000;

/** Payment contexts: the page creates one, the buyer approves it in the app, and the page polls until then. */
export class VenmoContexts {
  readonly #contexts = new Map<string, Context>();
  readonly #nonces: Nonces;
  readonly #now: () => number;

  constructor(nonces: Nonces, now: () => number) {
    this.#nonces = nonces;
    this.#now = now;
  }

  approve(id: string) {
    const context = this.#contexts.get(id);
    if (!context) return;
    context.status = "APPROVED";
    context.paymentMethodId ??= this.#nonces.mint(venmoAccount);
  }

  /** Executes the GraphQL queries of `braintree-web/venmo`, which differ in the field they select. */
  execute(
    query: string,
    variables: { id?: string; input?: { id?: string; status?: string } },
  ): EmulatorResponse {
    const create = /createVenmo(QRCode)?PaymentContext\(/.exec(query);
    if (create) {
      const context = this.#create();
      const kind = `enmo${create[1] ?? ""}PaymentContext`;
      return json({ data: { [`createV${kind}`]: { [`v${kind}`]: context } } });
    }
    if (/updateVenmo\w+\(/.test(query)) {
      const context = this.#contexts.get(variables.input?.id ?? "");
      if (variables.input?.status === "APPROVED") this.approve(variables.input.id ?? "");
      else if (context) context.status = "CANCELED";
      return json({ data: {} });
    }
    const context = this.#contexts.get(variables.id ?? "");
    if (!context) return json({ errors: [{ message: "Unknown query or payment context." }] });
    return json({ data: { node: { ...context, userName: "pat" } } });
  }

  #create() {
    const id = randomUUID();
    this.#contexts.set(id, { status: "CREATED" });
    const createdAt = new Date(this.#now());
    const expiresAt = new Date(this.#now() + LIFETIME_MS);
    return { id, status: "CREATED", merchantId: "1", createdAt, expiresAt };
  }
}
