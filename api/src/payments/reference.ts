import { randomBytes } from "node:crypto";
import { sql } from "kysely";

/** Identifies an attempt at the gateway: installation ID, order number and a random suffix. */
export function newReference(orderNumber: string) {
  const suffix = randomBytes(4).toString("hex");
  return sql<string>`(select id from installation) || ${`-${orderNumber}-${suffix}`}`;
}

export interface Reference {
  installationId: string;
  orderNumber: string;
}

const pattern = /^([0-9a-f]{8})-([2-9A-Z]{4}-[2-9A-Z]{4})-[0-9a-f]{8}$/;

/** Returns undefined for sales that the service did not make. */
export function parseReference(text: string): Reference | undefined {
  const [, installationId, orderNumber] = pattern.exec(text) ?? [];
  return installationId && orderNumber ? { installationId, orderNumber } : undefined;
}
