import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { recordEvent } from "../orders/orders.ts";
import type { ByteRange } from "./byte-range.ts";
import { assertDownloadsLeft } from "./downloads.ts";

const PART_BYTES = 16 * 1024;
/** A part may be sent more often than the whole is allowed, as over a connection that breaks all the time. */
const TRIES = 10;

/**
 * Counts the bytes that are about to be sent, part by part, for all instances of the service together: a file is as often
 * downloaded as its rarest part was sent. In pieces or to many at once, it counts like one that comes whole.
 */
export async function reserveBytes(deps: Deps, id: number, fileBytes: number, span: ByteRange) {
  const sizes = partSizes(fileBytes);
  await changeParts(deps, id, sizes, (parts, { completed, allowed }) => {
    const wanted = overlap(sizes, span);
    const worn = sizes.some(
      (size, part) => wanted[part] && (parts[part] ?? 0) >= size * allowed * TRIES,
    );
    assertDownloadsLeft({ completed: worn ? allowed : completed, allowed });
    return parts.map((sent, part) => sent + (wanted[part] ?? 0));
  });
  return {
    /** The connection broke after so many bytes: the others were not sent after all. */
    async giveBack(sentBytes: number) {
      const unsent = overlap(sizes, { start: span.start + sentBytes, end: span.end });
      await changeParts(deps, id, sizes, (parts) =>
        parts.map((sent, part) => Math.max(sent - (unsent[part] ?? 0), 0)),
      );
    },
  };
}

function partSizes(fileBytes: number) {
  const count = Math.ceil(fileBytes / PART_BYTES);
  return Array.from({ length: count }, (_, part) =>
    Math.min(PART_BYTES, fileBytes - part * PART_BYTES),
  );
}

/** How many bytes of each part lie in the span. */
function overlap(sizes: number[], { start, end }: ByteRange) {
  return sizes.map((size, part) => {
    const first = part * PART_BYTES;
    return Math.max(0, Math.min(end, first + size - 1) - Math.max(start, first) + 1);
  });
}

interface Counted {
  completed: number;
  allowed: number;
}

async function changeParts(
  { db }: Deps,
  id: number,
  sizes: number[],
  change: (parts: number[], counted: Counted) => number[],
) {
  await db.transaction().execute(async (trx) => {
    const row = await lockDownload(trx, id);
    // What was downloaded before parts were counted, or is counted by an older version, was the whole file.
    const before = sizes.map((size, part) => Math.max(row.parts[part] ?? 0, size * row.completed));
    const parts = change(before, row);
    const copies = parts.map((sent, part) => Math.floor(sent / (sizes[part] ?? 1)));
    const completed = Math.min(row.allowed, ...copies);
    await trx.updateTable("downloads").set({ parts, completed }).where("id", "=", id).execute();
    if (completed > row.completed) {
      const { order_id, file_id: file, version } = row;
      await recordEvent(trx, order_id, "downloaded", "buyer", { file, version });
    }
  });
}

function lockDownload(trx: Trx, id: number) {
  return trx
    .selectFrom("downloads")
    .select(["completed", "allowed", "parts", "order_id", "file_id", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
