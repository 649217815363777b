/** Files of paid orders, fetched as browsers and download managers do. */
import { vi } from "vitest";
import type { PlacedOrder } from "./orders.ts";
import type { TestService } from "./service.ts";

export type FileId = "basic-single-page" | "simple-multi-page" | "small-business-starter";

export function askForFile(service: TestService, { token }: PlacedOrder, fileId: string) {
  return service.call(`/api/orders/${token}/files/${fileId}`);
}

/** The path of a link that is good for 15 minutes. */
export async function fileLink(
  service: TestService,
  order: PlacedOrder,
  fileId: FileId = "basic-single-page",
) {
  const answer = await askForFile(service, order, fileId);
  const path = answer.headers.get("location");
  if (answer.status !== 303 || !path) throw new Error(`no link: ${await answer.text()}`);
  return path;
}

/** To the last byte. */
export async function download(
  service: TestService,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await service.call(path, { headers });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

export async function completedOf({ db }: TestService, { id }: PlacedOrder): Promise<number> {
  const row = await db
    .selectFrom("downloads")
    .select("completed")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  return row.completed;
}

/** Counting follows the last byte by a moment. */
export const waitForCount = (service: TestService, order: PlacedOrder, count: number) =>
  vi.waitFor(
    async () => {
      const completed = await completedOf(service, order);
      if (completed !== count) throw new Error(`${completed} instead of ${count} downloads`);
    },
    { timeout: 20_000, interval: 10 },
  );
