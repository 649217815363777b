import { randomBytes } from "node:crypto";
import { sql } from "kysely";

/**
 * What the gateway knows an attempt by: the id of our database, the order's number, and a part of its own.
 * Together with the line items it tells what was sold, should our own row be lost.
 */
export function newReference(orderNumber: string) {
  const own = randomBytes(4).toString("hex");
  return sql<string>`(select id from ledger) || ${`-${orderNumber}-${own}`}`;
}

export interface Reference {
  /** Absent in the references of the first release. */
  ledger?: string;
  orderNumber: string;
}

const shape = /^(?:([0-9a-f]{8})-)?([2-9A-Z]{4}-[2-9A-Z]{4})-[0-9a-f]{8}$/;

/** Nothing for what is not ours, such as a sale that the owner makes by hand. */
export function parseReference(text: string): Reference | undefined {
  const [, ledger, orderNumber] = shape.exec(text) ?? [];
  return orderNumber ? { orderNumber, ...(ledger && { ledger }) } : undefined;
}
