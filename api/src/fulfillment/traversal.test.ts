import { basename, dirname, join } from "node:path";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileLink } from "../../testing/downloads.ts";
import { type PlacedOrder, placePaidOrder } from "../../testing/orders.ts";
import { type RawResponse, rawGet } from "../../testing/raw-http.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { traversals } from "../../testing/traversal-corpus.ts";

let service: TestService;
let order: PlacedOrder;
let corpus: string[];
beforeAll(async () => {
  service = await startTestService();
  order = await placePaidOrder(service);
  const folder = service.settings.FILES_DIR;
  const sold = templateFiles["simple-multi-page"].fileName;
  corpus = [
    ...traversals(["/etc/passwd", "/proc/self/environ", join(folder, sold)]),
    // Files inside or next to the file store that do not belong to this order.
    ...[sold, `./${sold}`, `${basename(folder)}/${sold}`, `../${basename(folder)}/${sold}`],
    ...["simple-multi-page", "basic-single-page/../simple-multi-page", "basic-single-page%2f"],
    ...["./basic-single-page", "basic-single-page/.", "basic-single-page.zip", "BASIC-SINGLE-PAGE"],
    ...[".", "..", "%2e", "%2e%2e", "*", "%2a", "", dirname(folder)],
  ];
});
afterAll(() => service.stop());

/** A JSON error of ours, or an empty error of the HTTP parser. */
function isRejected({ status, headers, body }: RawResponse) {
  if (status < 400 || status > 499) return false;
  if (["PK\x03\x04", "root:", "PATH="].some((start) => body.includes(start))) return false;
  return body === "" || (/^content-type: application\/json/im.test(headers) && body.length < 1_000);
}

async function findLeaks(paths: string[]) {
  const leaks: string[] = [];
  for (let at = 0; at < paths.length; at += 50) {
    await Promise.all(
      paths.slice(at, at + 50).map(async (path) => {
        const response = await rawGet(service, path);
        if (!isRejected(response))
          leaks.push(`${path} -> ${response.status} ${response.body.slice(0, 80)}`);
      }),
    );
  }
  return leaks;
}

test("[FAULT-12] has a large corpus, and sends the file for a valid link", async () => {
  expect(corpus.length).toBeGreaterThan(500);
  const response = await rawGet(service, await fileLink(service, order));
  expect(response.status).toBe(200);
  expect(isRejected(response)).toBe(false);
});

describe("[FAULT-12] sends no file when a path replaces", () => {
  test.each([
    ["the file link", () => "/api/files/"],
    ["the signature of a file link", () => "/api/files/1-1999999999."],
    ["the file of a valid order", () => `/api/orders/${order.token}/files/`],
    ["the order", () => "/api/orders/"],
    ["a page of the service", () => "/"],
    ["a page below the API description", () => "/api/openapi.json/"],
  ])("[FAULT-12] %s", async (_target, base) => {
    expect(await findLeaks(corpus.map((path) => base() + path))).toEqual([]);
  });

  test("[FAULT-12] the entire URL path", async () => {
    expect(await findLeaks(corpus.filter((path) => path !== ""))).toEqual([]);
  });

  test("[FAULT-12] the content of a correctly signed file link", async () => {
    const signed = corpus.map((path) => service.signer.sign("file", `${path}-1999999999`));
    const links = signed.map((token) => `/api/files/${encodeURIComponent(token)}`);
    expect(await findLeaks(links)).toEqual([]);
  });
});

test("[FAULT-12] responds 404 when the URL cannot be decoded", async () => {
  const { status, headers, body } = await rawGet(service, "/api/files/..%c0%af..%zz");
  expect([status, JSON.parse(body).code]).toEqual([404, "not-found"]);
  expect(body).not.toContain("%c0");
  for (const header of ["cache-control: no-store", "x-content-type-options: nosniff"]) {
    expect(headers.toLowerCase()).toContain(header);
  }
});

test("[FAULT-12] sends no file when the row contains a path instead of a file ID", async () => {
  const { id } = await service.db
    .insertInto("downloads")
    .values({ order_id: order.id, file_id: "../../../../etc/passwd", version: "1.0.0" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const link = service.signer.sign("file", `${id}-1999999999`);
  expect((await rawGet(service, `/api/files/${link}`)).status).toBe(404);
});
