import { sql } from "kysely";
import { raiseAlertInTransaction } from "../alerts/alerts.ts";
import type { Trx } from "../db/database.ts";
import type { Order, OrderItem } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";

const LINK_MINUTES = 15;

const versionOf = ({ files }: Deps, fileId: string) => files.find(fileId)?.version;

/** One row for each file that comes with the order; of one that is sold no more, the version that was bought. */
export async function issueDownloads(
  deps: Deps,
  trx: Trx,
  orderId: number,
  items: readonly OrderItem[],
) {
  const rows = [];
  for (const { kind, catalog_id, file_version } of items) {
    if (kind !== "template" || !catalog_id) continue;
    const current = versionOf(deps, catalog_id);
    // Paid is paid: what we cannot deliver is for a person to send.
    if (!current) {
      const detail = { orderId, file: catalog_id, version: file_version };
      const subject = `${orderId} ${catalog_id}`;
      await raiseAlertInTransaction(deps, trx, { kind: "file-missing", subject, detail });
    }
    const version = current ?? file_version;
    if (version) rows.push({ order_id: orderId, file_id: catalog_id, version });
  }
  if (rows.length === 0) return;
  await trx
    .insertInto("downloads")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was paid for stays open, also after a refund, until access ends: most refunds end it at once. */
const hasFileAccess = ({ paid_at }: Pick<Order, "paid_at">) => paid_at !== null;

/** What the order page offers, by the id of the file. A new version of a template comes with a fresh allowance. */
export async function findDownloads(deps: Deps, order: Order, items: readonly OrderItem[]) {
  if (!hasFileAccess(order)) return new Map();
  let rows = await currentDownloads(deps, order.id);
  const templates = items.filter(({ kind }) => kind === "template");
  if (rows.length < templates.length) {
    await deps.db.transaction().execute((trx) => issueDownloads(deps, trx, order.id, items));
    rows = await currentDownloads(deps, order.id);
  }
  return new Map(
    rows.flatMap(({ file_id, completed, allowed }) => {
      const file = deps.files.find(file_id);
      if (!file) return [];
      const { fileName, version, bytes, sha256 } = file;
      return [[file_id, { fileName, version, bytes, sha256, used: completed, allowed }] as const];
    }),
  );
}

async function currentDownloads(deps: Deps, orderId: number) {
  const rows = await deps.db
    .selectFrom("downloads")
    .selectAll()
    .where("order_id", "=", orderId)
    .execute();
  return rows.filter(({ file_id, version }) => version === versionOf(deps, file_id));
}

/** A link to the file itself, good for a quarter of an hour by the database's clock. */
export async function createDownloadUrl(deps: Deps, order: Order, fileId: string) {
  assertPaid(order);
  const download = await deps.db
    .selectFrom("downloads")
    .select([
      "id",
      "completed",
      "allowed",
      sql<number>`extract(epoch from ${deps.now()})::bigint`.as("now"),
    ])
    .where("order_id", "=", order.id)
    .where("file_id", "=", fileId)
    .where("version", "=", versionOf(deps, fileId) ?? "")
    .executeTakeFirst();
  if (!download) throw new ApiError(404, "no-file", "There is no such file in this order.");
  assertDownloadsLeft(download);
  const expires = download.now + LINK_MINUTES * 60;
  return `/api/files/${deps.signer.sign("file", `${download.id}-${expires}`)}`;
}

export interface VerifiedDownload {
  id: number;
  fileId: string;
}

export async function verifyDownloadUrl(deps: Deps, link: string): Promise<VerifiedDownload> {
  const parts = /^(\d{1,15})-(\d{1,12})$/.exec(deps.signer.open("file", link) ?? "");
  if (!parts) throw new ApiError(404, "unknown-link", "We do not know this download link.");
  const row = await deps.db
    .selectFrom("downloads")
    .innerJoin("orders", "orders.id", "downloads.order_id")
    .select(["downloads.id", "file_id", "completed", "allowed", "state", "paid_at"])
    .select([
      sql<boolean>`to_timestamp(${Number(parts[2])}) < ${deps.now()}`.as("expired"),
      sql<boolean>`coalesce(access_until < ${deps.now()}, false)`.as("over"),
    ])
    .where("downloads.id", "=", Number(parts[1]))
    .executeTakeFirst();
  if (!row) throw new ApiError(404, "unknown-link", "We do not know this download link.");
  if (row.expired) {
    throw new ApiError(
      410,
      "link-expired",
      "This download link was good for 15 minutes. Open your order page for a new one.",
    );
  }
  if (row.over) throw accessEnded(row);
  assertPaid(row);
  assertDownloadsLeft(row);
  return { id: row.id, fileId: row.file_id };
}

function assertPaid(order: Pick<Order, "paid_at">) {
  if (hasFileAccess(order)) return;
  const words = "This order is not paid yet, so its files are not available.";
  throw new ApiError(410, "no-access", words);
}

export const accessEnded = ({ state }: Pick<Order, "state">) =>
  new ApiError(
    410,
    "no-access",
    state === "refunded"
      ? "This order was refunded, so its files are not available."
      : "Access to this order has ended.",
  );

export function assertDownloadsLeft({
  completed,
  allowed,
}: {
  completed: number;
  allowed: number;
}) {
  if (completed >= allowed) {
    throw new ApiError(
      410,
      "used-up",
      "All downloads of this link are used. Open your order page to have a fresh link sent.",
    );
  }
}
