/** Downloads files of paid orders like browsers and download managers. */
import type { PlacedOrder } from "./orders.ts";
import type { TestService } from "./service.ts";

export type FileId = "basic-single-page" | "simple-multi-page" | "small-business-starter";

export function requestFile(service: TestService, { token }: PlacedOrder, fileId: string) {
  return service.call(`/api/orders/${token}/files/${fileId}`);
}

/** Requests a download link, which is valid for 15 minutes, and returns its path. */
export async function fileLink(
  service: TestService,
  order: PlacedOrder,
  fileId: FileId = "basic-single-page",
) {
  const response = await requestFile(service, order, fileId);
  const path = response.headers.get("location");
  if (response.status !== 303 || !path) throw new Error(`no link: ${await response.text()}`);
  return path;
}

/** Downloads the whole file. */
export async function download(
  service: TestService,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await service.call(path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

export async function countDownloads({ db }: TestService, { id }: PlacedOrder): Promise<number> {
  const row = await db
    .selectFrom("downloads")
    .select("completed")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  return row.completed;
}
