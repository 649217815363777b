import { basename, dirname, join } from "node:path";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileLink } from "../../testing/downloads.ts";
import { type PlacedOrder, placePaidOrder } from "../../testing/orders.ts";
import { type RawAnswer, rawGet } from "../../testing/raw-http.ts";
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
    // Inside the store, or beside it, where nothing of this order lies.
    ...[sold, `./${sold}`, `${basename(folder)}/${sold}`, `../${basename(folder)}/${sold}`],
    ...["simple-multi-page", "basic-single-page/../simple-multi-page", "basic-single-page%2f"],
    ...["./basic-single-page", "basic-single-page/.", "basic-single-page.zip", "BASIC-SINGLE-PAGE"],
    ...[".", "..", "%2e", "%2e%2e", "*", "%2a", "", dirname(folder)],
  ];
});
afterAll(() => service.stop());

/** An answer of ours that refuses, or the parser's that could not read the request. */
function givesNothing({ status, headers, body }: RawAnswer) {
  if (status < 400 || status > 499) return false;
  if (["PK\x03\x04", "root:", "PATH="].some((begun) => body.includes(begun))) return false;
  return body === "" || (/^content-type: application\/json/im.test(headers) && body.length < 1_000);
}

async function leaks(paths: string[]) {
  const given: string[] = [];
  for (let at = 0; at < paths.length; at += 50) {
    await Promise.all(
      paths.slice(at, at + 50).map(async (path) => {
        const answer = await rawGet(service, path);
        if (!givesNothing(answer))
          given.push(`${path} -> ${answer.status} ${answer.body.slice(0, 80)}`);
      }),
    );
  }
  return given;
}

test("[FAULT-12] the corpus is large, and a true link does give its file", async () => {
  expect(corpus.length).toBeGreaterThan(500);
  const answer = await rawGet(service, await fileLink(service, order));
  expect(answer.status).toBe(200);
  expect(givesNothing(answer)).toBe(false);
});

describe("[FAULT-12] 0 bytes of a file come for a path in place of", () => {
  test.each([
    ["the file link", () => "/api/files/"],
    ["the signature of a file link", () => "/api/files/1-1999999999."],
    ["the file of a true order", () => `/api/orders/${order.token}/files/`],
    ["the order", () => "/api/orders/"],
    ["a page of the service", () => "/"],
    ["a page below the service's own description", () => "/api/openapi.json/"],
  ])("[FAULT-12] %s", async (_what, base) => {
    expect(await leaks(corpus.map((path) => base() + path))).toEqual([]);
  });

  test("[FAULT-12] the whole address", async () => {
    expect(await leaks(corpus.filter((path) => path !== ""))).toEqual([]);
  });

  test("[FAULT-12] the content of a file link that we signed ourselves", async () => {
    const signed = corpus.map((path) => service.signer.sign("file", `${path}-1999999999`));
    const links = signed.map((token) => `/api/files/${encodeURIComponent(token)}`);
    expect(await leaks(links)).toEqual([]);
  });
});

test("[FAULT-12] an address that cannot be decoded is answered like any other that leads nowhere", async () => {
  const { status, headers, body } = await rawGet(service, "/api/files/..%c0%af..%zz");
  expect([status, JSON.parse(body).code]).toEqual([404, "not-found"]);
  expect(body).not.toContain("%c0");
  for (const header of ["cache-control: no-store", "x-content-type-options: nosniff"]) {
    expect(headers.toLowerCase()).toContain(header);
  }
});

test("[FAULT-12] a row that names a path instead of a file gives no file", async () => {
  const { id } = await service.db
    .insertInto("downloads")
    .values({ order_id: order.id, file_id: "../../../../etc/passwd", version: "1.0.0" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const link = service.signer.sign("file", `${id}-1999999999`);
  expect((await rawGet(service, `/api/files/${link}`)).status).toBe(404);
});
