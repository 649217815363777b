import { createHash } from "node:crypto";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  askForFile,
  completedOf,
  download,
  fileLink,
  waitForCount,
} from "../../testing/downloads.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import { openSocket } from "../../testing/raw-http.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

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

/** The whole file in so many ranges. */
function pieces(count: number) {
  const length = Math.ceil(size / count);
  return Array.from({ length: count }, (_, n) => `${n * length}-${(n + 1) * length - 1}`);
}

/** What had arrived of the file when the connection was lost. */
async function breakOff(path: string): Promise<Buffer> {
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

/** What came before counted for nothing: one whole download now makes exactly one. */
async function expectNothingCounted({ order, path }: Awaited<ReturnType<typeof newLink>>) {
  await download(service, path);
  await waitForCount(service, order, 1);
}

test.each([
  ["Basic Single-Page", "basic-single-page"],
  ["Simple Multi-Page", "simple-multi-page"],
  ["Small Business Site", "small-business-starter"],
] as const)(
  "the file of %s arrives whole, is the one promised, and counts once",
  async (plan, id) => {
    const order = await placePaidOrder(service, { plan });
    const { status, headers, bytes } = await download(service, await fileLink(service, order, id));
    const { fileName, sha256: promised, bytes: length } = templateFiles[id];
    expect([status, sha256(bytes), bytes.length]).toEqual([200, promised, length]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/zip",
      "content-length": String(length),
      "content-disposition": `attachment; filename="${fileName}"`,
      "accept-ranges": "bytes",
      etag: `"${promised}"`,
      "cache-control": "no-store",
    });
    await waitForCount(service, order, 1);
  },
);

test("a file of another order, or of no order, is not given", async () => {
  const order = await placePaidOrder(service);
  for (const other of ["simple-multi-page", "nonsense", "__proto__", "constructor"]) {
    expect((await askForFile(service, order, other)).status).toBe(404);
  }
});

test("HEAD tells what would come, and counts for nothing", async () => {
  const link = await newLink();
  const answer = await service.call(link.path, { method: "HEAD" });
  expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(size)]);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect((await answer.arrayBuffer()).byteLength).toBe(0);
  await expectNothingCounted(link);
});

describe("a part of the file", () => {
  const part = (start: number, end: number) => ({ status: 206, start, end });
  const whole = { status: 200, start: 0, end: size - 1 };

  test.each([
    ["the first bytes", "bytes=0-99", part(0, 99)],
    ["one byte", "bytes=0-0", part(0, 0)],
    ["the middle", "bytes=1000-2999", part(1_000, 2_999)],
    ["from the middle on", "bytes=100000-", part(100_000, size - 1)],
    ["the last bytes", "bytes=-500", part(size - 500, size - 1)],
    ["more than there is, from the end", `bytes=-${size * 2}`, part(0, size - 1)],
    ["beyond the end", `bytes=10-${size * 2}`, part(10, size - 1)],
    ["several parts", "bytes=0-9,20-29", whole],
    ["a part that ends before it begins", "bytes=9-5", whole],
    ["another unit", "lines=0-9", whole],
    ["nonsense", "bytes=a-b", whole],
    ["nothing", "bytes=-", whole],
  ])(
    "when %s is asked for (%s), exactly that comes, or the whole",
    async (_what, range, wanted) => {
      const { path } = await newLink();
      const { status, headers, bytes } = await download(service, path, { Range: range });
      const all = (await download(service, path)).bytes;
      expect(status).toBe(wanted.status);
      expect(bytes.equals(all.subarray(wanted.start, wanted.end + 1))).toBe(true);
      expect(headers.get("content-length")).toBe(String(bytes.length));
      expect(headers.get("content-range")).toBe(
        status === 206 ? `bytes ${wanted.start}-${wanted.end}/${size}` : null,
      );
    },
  );

  test.each([`bytes=${size}-`, "bytes=99999999999999999999-", "bytes=-0"])(
    "when it lies outside the file (%s), it is refused with the file's length",
    async (range) => {
      const { status, headers } = await download(service, (await newLink()).path, { Range: range });
      expect([status, headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
    },
  );

  test.each([
    ["the same file", `"${basic.sha256}"`, 206],
    ["another version", '"0000"', 200],
    ["a date", "Sun, 15 Nov 2026 00:00:00 GMT", 200],
  ])(
    "when it is asked for only if the file is %s, the status is right",
    async (_what, condition, status) => {
      const { path } = await newLink();
      const answer = await download(service, path, { Range: "bytes=0-99", "If-Range": condition });
      expect([answer.status, answer.bytes.length]).toEqual([status, status === 206 ? 100 : size]);
    },
  );

  test("when the rest of a broken download is fetched, the file is whole and counts once", async () => {
    const { order, path } = await newLink();
    const first = await download(service, path, { Range: "bytes=0-69999" });
    const second = await download(service, path, { Range: "bytes=70000-119999" });
    const rest = await download(service, path, {
      Range: "bytes=120000-",
      "If-Range": first.headers.get("etag") ?? "",
    });
    const bytes = Buffer.concat([first.bytes, second.bytes, rest.bytes]);
    expect(sha256(bytes)).toBe(basic.sha256);
    await waitForCount(service, order, 1);
  });

  test("probes, as of scanners and download managers, count for nothing", async () => {
    const link = await newLink();
    for (const Range of ["bytes=0-0", "bytes=0-1", "bytes=-1", "bytes=-2"]) {
      expect((await download(service, link.path, { Range })).status).toBe(206);
    }
    await expectNothingCounted(link);
  });
});

describe("pieces that make up the whole file", () => {
  test.each([
    ["all but the last two bytes, and those two", [`0-${size - 3}`, "-2"]],
    ["two halves", [`0-${half - 1}`, `${half}-`]],
    ["nine pieces that meet where no part ends", pieces(9)],
  ])("%s count like one download, and after ten nothing more comes", async (_what, ranges) => {
    const { order, path } = await newLink();
    for (let copy = 1; copy <= 10; copy++) {
      for (const range of ranges) {
        const { status } = await download(service, path, { Range: `bytes=${range}` });
        expect(status).toBe(206);
      }
      expect(await completedOf(service, order)).toBe(copy);
    }
    for (const range of [...ranges, "0-0"]) {
      expect((await download(service, path, { Range: `bytes=${range}` })).status).toBe(410);
    }
  });

  test("fetched side by side, as download managers do, count once", async () => {
    const { order, path } = await newLink();
    const parts = pieces(8).map((range) => download(service, path, { Range: `bytes=${range}` }));
    const bytes = Buffer.concat((await Promise.all(parts)).map((part) => part.bytes));
    expect(sha256(bytes)).toBe(basic.sha256);
    expect(await completedOf(service, order)).toBe(1);
  });

  test("without the last one are no copy, but do not come for ever", async () => {
    const { order, path } = await newLink();
    const statuses = [];
    for (let turn = 0; turn <= 100; turn++) {
      statuses.push((await download(service, path, { Range: "bytes=0-40000" })).status);
    }
    expect(statuses).toEqual([...Array(100).fill(206), 410]);
    expect(await completedOf(service, order)).toBe(0);
    expect((await download(service, path, { Range: "bytes=40001-" })).status).toBe(206);
  });
});

test("of 40 downloads at once ten are delivered, and ten counted", async () => {
  const { order, path } = await newLink();
  const answers = await Promise.all(Array.from({ length: 40 }, () => download(service, path)));
  const whole = answers.filter(({ bytes }) => sha256(bytes) === basic.sha256);
  expect(whole).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(30);
  expect(await completedOf(service, order)).toBe(10);
});

test("the last download allowed can be broken off, and resumed to its end", async () => {
  const { order, path } = await newLink();
  for (let copy = 0; copy < 9; copy++) await download(service, path);
  const arrived = await breakOff(path);
  await waitForCount(service, order, 9);
  const rest = await download(service, path, { Range: `bytes=${arrived.length}-` });
  expect(rest.status).toBe(206);
  expect(sha256(Buffer.concat([arrived, rest.bytes]))).toBe(basic.sha256);
  expect((await download(service, path)).status).toBe(410);
});

test("20 downloads broken off after the first bytes count for nothing", async () => {
  const link = await newLink();
  for (let broken = 0; broken < 20; broken++) {
    const arrived = await breakOff(link.path);
    expect(arrived.length).toBeLessThan(size);
  }
  await expectNothingCounted(link);
});
