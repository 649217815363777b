import { createHash } from "node:crypto";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countDownloads, download, fileLink, requestFile } from "../../testing/downloads.ts";
import { listEvents, placePaidOrder } from "../../testing/orders.ts";
import { openSocket } from "../../testing/raw-http.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import type { Deps } from "../core/deps.ts";
import { findOrder, findOrderItems } from "../orders/orders.ts";
import { findDownloads } from "./downloads.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const basic = templateFiles["basic-single-page"];
const size = basic.bytes;
const half = Math.floor(size / 2);

async function newLink() {
  const order = await placePaidOrder(service);
  return { order, path: await fileLink(service, order) };
}

/** Closes the connection after the first bytes, and returns what had arrived. */
async function interruptDownload(path: string): Promise<Buffer> {
  const socket = openSocket(service);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: agency.example\r\n\r\n`);
  const chunks: Buffer[] = [];
  const body = () => {
    const all = Buffer.concat(chunks);
    const head = all.indexOf("\r\n\r\n");
    return head < 0 ? Buffer.alloc(0) : all.subarray(head + 4);
  };
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    if (body().length > 0) socket.resetAndDestroy();
  });
  await new Promise((closed) => socket.once("close", closed));
  expect(body().length).toBeGreaterThan(0);
  return body();
}

test.each([
  ["Basic Single-Page", "basic-single-page"],
  ["Simple Multi-Page", "simple-multi-page"],
  ["Small Business Site", "small-business-starter"],
] as const)("sends the complete catalog file of %s and counts one download", async (plan, id) => {
  const order = await placePaidOrder(service, { plan });
  const { status, headers, bytes } = await download(service, await fileLink(service, order, id));
  const { fileName, sha256: checksum, bytes: length } = templateFiles[id];
  expect([status, sha256(bytes), bytes.length]).toEqual([200, checksum, length]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(length),
    "content-disposition": `attachment; filename="${fileName}"`,
    "accept-ranges": "bytes",
    etag: `"${checksum}"`,
    "cache-control": "no-store",
  });
  expect(await countDownloads(service, order)).toBe(1);
});

test("rejects a file that is not part of the order", async () => {
  const order = await placePaidOrder(service);
  for (const other of ["simple-multi-page", "nonsense", "__proto__", "constructor"]) {
    expect((await requestFile(service, order, other)).status).toBe(404);
  }
});

test("sends headers for HEAD and counts nothing", async () => {
  const { order, path } = await newLink();
  const response = await service.call(path, { method: "HEAD" });
  expect([response.status, response.headers.get("content-length")]).toEqual([200, String(size)]);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect((await response.arrayBuffer()).byteLength).toBe(0);
  expect(await countDownloads(service, order)).toBe(0);
});

describe("a range request", () => {
  const part = (start: number, end: number) => ({ status: 206, start, end });
  const full = { status: 200, start: 0, end: size - 1 };

  test.each([
    ["the first bytes", "bytes=0-99", part(0, 99)],
    ["one byte", "bytes=0-0", part(0, 0)],
    ["the middle", "bytes=1000-2999", part(1_000, 2_999)],
    ["from the middle on", "bytes=100000-", part(100_000, size - 1)],
    ["the last bytes", "bytes=-500", part(size - 500, size - 1)],
    ["a suffix longer than the file", `bytes=-${size * 2}`, part(0, size - 1)],
    ["an end beyond the file", `bytes=10-${size * 2}`, part(10, size - 1)],
    ["several ranges", "bytes=0-9,20-29", full],
    ["a range that ends before it starts", "bytes=9-5", full],
    ["another unit", "lines=0-9", full],
    ["invalid numbers", "bytes=a-b", full],
    ["an empty range", "bytes=-", full],
  ])(
    "returns exactly the range or the full file when %s is requested (%s)",
    async (_range, range, expected) => {
      const { path } = await newLink();
      const { status, headers, bytes } = await download(service, path, { Range: range });
      const all = (await download(service, path)).bytes;
      expect(status).toBe(expected.status);
      expect(bytes.equals(all.subarray(expected.start, expected.end + 1))).toBe(true);
      expect(headers.get("content-length")).toBe(String(bytes.length));
      expect(headers.get("content-range")).toBe(
        status === 206 ? `bytes ${expected.start}-${expected.end}/${size}` : null,
      );
    },
  );

  test.each([`bytes=${size}-`, "bytes=99999999999999999999-", "bytes=-0"])(
    "rejects a range outside the file (%s) with the file's length",
    async (range) => {
      const { status, headers } = await download(service, (await newLink()).path, { Range: range });
      expect([status, headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
    },
  );

  test.each([
    ["the same file", `"${basic.sha256}"`, 206],
    ["another version", '"0000"', 200],
    ["a date", "Sun, 15 Nov 2026 00:00:00 GMT", 200],
  ])("handles If-Range with %s", async (_condition, condition, status) => {
    const { path } = await newLink();
    const response = await download(service, path, {
      Range: "bytes=0-99",
      "If-Range": condition,
    });
    expect([response.status, response.bytes.length]).toEqual([status, status === 206 ? 100 : size]);
  });

  test("completes the file and counts once when an interrupted download is resumed", async () => {
    const { order, path } = await newLink();
    const first = await download(service, path, { Range: "bytes=0-69999" });
    const second = await download(service, path, { Range: "bytes=70000-119999" });
    const rest = await download(service, path, {
      Range: "bytes=120000-",
      "If-Range": first.headers.get("etag") ?? "",
    });
    const bytes = Buffer.concat([first.bytes, second.bytes, rest.bytes]);
    expect(sha256(bytes)).toBe(basic.sha256);
    expect(await countDownloads(service, order)).toBe(1);
  });
});

test("counts a link once when its file is requested several times", async () => {
  const { order, path } = await newLink();
  const ranges = ["0-0", "-1", `0-${half - 1}`, `${half}-`, "0-"];
  const requests = ranges.map((range) => download(service, path, { Range: `bytes=${range}` }));
  for (const { status } of await Promise.all(requests)) expect(status).toBe(206);
  expect((await download(service, path)).status).toBe(200);
  expect(await countDownloads(service, order)).toBe(1);
  const downloads = (await listEvents(service, order)).filter((kind) => /download/.test(kind));
  expect(downloads).toEqual(["downloaded by buyer"]);
});

test("counts links once that were requested before any of them was used", async () => {
  const order = await placePaidOrder(service);
  const requests = Array.from({ length: 8 }, () => fileLink(service, order));
  for (const path of await Promise.all(requests)) await download(service, path);
  expect(await countDownloads(service, order)).toBe(1);
});

test("rejects more than 100 requests for a link", async () => {
  const { order, path } = await newLink();
  const statuses = [];
  for (let n = 0; n <= 100; n++)
    statuses.push((await download(service, path, { Range: "bytes=0-99" })).status);
  expect(statuses).toEqual([...Array(100).fill(206), 429]);
  expect((await download(service, await fileLink(service, order))).status).toBe(200);
});

test("resumes the last allowed download when it was interrupted", async () => {
  const order = await placePaidOrder(service);
  for (let n = 0; n < 9; n++) await download(service, await fileLink(service, order));
  const path = await fileLink(service, order);
  const arrived = await interruptDownload(path);
  const rest = await download(service, path, { Range: `bytes=${arrived.length}-` });
  expect(rest.status).toBe(206);
  expect(sha256(Buffer.concat([arrived, rest.bytes]))).toBe(basic.sha256);
  expect(await countDownloads(service, order)).toBe(10);
});

test("sends the new version when it was released while the order page was open", async () => {
  const order = await placePaidOrder(service);
  // The order page was opened before the release, so it created no row of the new version.
  await service.db
    .updateTable("downloads")
    .set({ version: "0.9.0" })
    .where("order_id", "=", order.id)
    .execute();
  const { status } = await download(service, await fileLink(service, order));
  expect(status).toBe(200);
});

test("resolves the alert about a missing file when the file is back, and alerts again if it is lost again", async () => {
  const { id } = await placePaidOrder(service);
  const fileId = "basic-single-page";
  const listAlerts = async () =>
    (await service.db.selectFrom("alerts").selectAll().orderBy("id").execute())
      .filter(({ kind }) => kind === "file-missing")
      .map(({ resolved_at }) => resolved_at !== null);
  const view = async (files: Deps["files"]) => {
    const order = await findOrder(service.db, id);
    if (order)
      await findDownloads({ ...service, files }, order, await findOrderItems(service.db, id));
  };
  const { files } = service;
  const find: typeof files.find = (file) => (file === fileId ? undefined : files.find(file));
  const lost = { ...files, find };
  await view(lost);
  await view(lost);
  expect(await listAlerts()).toEqual([false]);
  await view(files);
  expect(await listAlerts()).toEqual([true]);
  await view(lost);
  expect(await listAlerts()).toEqual([true, false]);
});
