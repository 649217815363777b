import { sql } from "kysely";
import { endSubjects, raiseAlertInTransaction } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { signExpiring, verifyExpiring } from "../core/expiring-tokens.ts";
import { enforceSubjectRateLimit } from "../core/rate-limits.ts";
import type { Trx } from "../db/database.ts";
import type { Order, OrderItem } from "../db/tables.ts";
import { accessEndedSql, findOrderItems, recordEvent } from "../orders/orders.ts";

const LINK_SECONDS = 15 * 60;
/** Enough for a download manager that requests ranges and for a connection that breaks often. */
const MAX_REQUESTS_PER_LINK = 100;

const MISSING_ALERT = "file-missing";
const missingFileSubject = ({ id }: Pick<Order, "id">, fileId: string) => `${id} ${fileId}`;

const findCurrentVersion = ({ files }: Deps, fileId: string) => files.find(fileId)?.version;

/** Adds one row per file of the order. For a discontinued template it is the purchased version. */
export async function issueDownloads(
  deps: Deps,
  trx: Trx,
  { id: orderId, number }: Pick<Order, "id" | "number">,
  items: readonly OrderItem[],
) {
  const rows = [];
  for (const { kind, catalog_id, file_version } of items) {
    if (kind !== "template" || !catalog_id) continue;
    const current = findCurrentVersion(deps, catalog_id);
    // The order stays paid; the alert asks the owner to send the file.
    if (!current) {
      const detail = { order: number, file: catalog_id, version: file_version };
      const subject = missingFileSubject({ id: orderId }, catalog_id);
      await raiseAlertInTransaction(deps, trx, { kind: MISSING_ALERT, subject, detail });
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

/** Allows ten more downloads of each file. */
export async function renewDownloads(trx: Trx, orderId: number) {
  await trx
    .updateTable("downloads")
    .set((row) => ({ allowed: sql<number>`${row.ref("completed")} + 10` }))
    .where("order_id", "=", orderId)
    .execute();
}

/** A paid order keeps access after a refund until its access ends. Most refunds end it immediately. */
const wasPaid = ({ paid_at }: Pick<Order, "paid_at">) => paid_at !== null;

/** The downloads of the order page by file ID. A new version of a template has a new quota. */
export async function findDownloads(deps: Deps, order: Order, items: readonly OrderItem[]) {
  if (!wasPaid(order)) return new Map();
  let rows = await findCurrentDownloads(deps, order.id);
  const templates = items.filter(({ kind }) => kind === "template");
  if (rows.length < templates.length) {
    await deps.db.transaction().execute((trx) => issueDownloads(deps, trx, order, items));
    rows = await findCurrentDownloads(deps, order.id);
  }
  const subjects = rows.map(({ file_id }) => missingFileSubject(order, file_id));
  await endSubjects(deps, deps.db, MISSING_ALERT, subjects);
  return new Map(
    rows.flatMap(({ file_id, completed, allowed }) => {
      const file = deps.files.find(file_id);
      if (!file) return [];
      const { fileName, version, bytes, sha256 } = file;
      return [[file_id, { fileName, version, bytes, sha256, used: completed, allowed }] as const];
    }),
  );
}

async function findCurrentDownloads(deps: Deps, orderId: number) {
  const rows = await deps.db
    .selectFrom("downloads")
    .selectAll()
    .where("order_id", "=", orderId)
    .execute();
  return rows.filter(({ file_id, version }) => version === findCurrentVersion(deps, file_id));
}

/** A signed URL of the file that expires after 15 minutes. It contains the number of the download that it counts as. */
export async function createDownloadUrl(deps: Deps, order: Order, fileId: string) {
  assertPaid(order);
  const findCurrent = async () =>
    (await findCurrentDownloads(deps, order.id)).find(({ file_id }) => file_id === fileId);
  let download = await findCurrent();
  if (!download && findCurrentVersion(deps, fileId)) {
    // A new version may have been released since the buyer opened the order page.
    const items = await findOrderItems(deps.db, order.id);
    await deps.db.transaction().execute((trx) => issueDownloads(deps, trx, order, items));
    download = await findCurrent();
  }
  if (!download) throw new ApiError(404, "no-file", "This order does not include this file.");
  const { id, completed, allowed } = download;
  if (completed >= allowed) {
    throw new ApiError(
      410,
      "download-limit-reached",
      "All downloads of this link are used. Request a new link on your order page.",
    );
  }
  return `/api/files/${await signExpiring(deps, "file", `${id}-${completed + 1}`, LINK_SECONDS)}`;
}

export interface VerifiedDownload {
  id: number;
  fileId: string;
  /** 1 for the first download of the file. */
  number: number;
}

export async function verifyDownloadUrl(deps: Deps, link: string): Promise<VerifiedDownload> {
  const verified = await verifyExpiring(deps, "file", link);
  const parts = /^(\d{1,15})-(\d{1,9})$/.exec(verified?.text ?? "");
  if (!parts) throw new ApiError(404, "unknown-link", "This download link is not valid.");
  const row = await deps.db
    .selectFrom("downloads")
    .innerJoin("orders", "orders.id", "downloads.order_id")
    .select(["downloads.id", "file_id", "state", "paid_at"])
    .select(accessEndedSql(deps).as("access_ended"))
    .where("downloads.id", "=", Number(parts[1]))
    .executeTakeFirst();
  if (!row) throw new ApiError(404, "unknown-link", "This download link is not valid.");
  if (verified?.isExpired) {
    throw new ApiError(
      410,
      "link-expired",
      "This download link has expired. Open your order page to get a new one.",
    );
  }
  if (row.access_ended) throw buildAccessEndedError(row);
  assertPaid(row);
  return { id: row.id, fileId: row.file_id, number: Number(parts[2]) };
}

/** Counts a link once, however often and in whatever ranges the file is requested. */
export async function countDownload(deps: Deps, { id, number }: VerifiedDownload) {
  await enforceSubjectRateLimit(deps, "file", `${id}-${number}`, {
    hits: MAX_REQUESTS_PER_LINK,
    seconds: LINK_SECONDS,
  });
  await deps.db.transaction().execute(async (trx) => {
    const counted = await trx
      .updateTable("downloads")
      .set({ completed: number })
      .where("id", "=", id)
      .where("completed", "<", number)
      .returning(["order_id", "file_id as file", "version"])
      .executeTakeFirst();
    if (!counted) return;
    const { order_id, ...detail } = counted;
    await recordEvent(trx, order_id, "downloaded", "buyer", detail);
  });
}

function assertPaid(order: Pick<Order, "paid_at">) {
  if (wasPaid(order)) return;
  throw new ApiError(
    410,
    "no-access",
    "This order is not paid yet, so its files are not available.",
  );
}

export const buildAccessEndedError = ({ state }: Pick<Order, "state">) =>
  new ApiError(
    410,
    "no-access",
    state === "refunded"
      ? "This order was refunded, so its files are not available."
      : "Access to this order has ended.",
  );
