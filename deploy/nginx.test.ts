import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawGet } from "../api/testing/raw-http.ts";
import { SENDER, serveSmallSite } from "./testing/small-site.ts";

const TOKEN = "secret-token-of-an-order";

let hangingCount = 0;
/** A minimal replacement for the service. It never responds to /api/hang. */
const service = createServer((incoming, response) => {
  if (incoming.url === "/api/hang") {
    hangingCount++;
    incoming.once("close", () => hangingCount--);
    return;
  }
  response.writeHead(404, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end("{}");
});
type Site = Awaited<ReturnType<typeof serveSmallSite>>;
let serviceUrl: string;
let site: Site;
let withoutService: Site;
beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready));
  const { port } = service.address() as AddressInfo;
  serviceUrl = `http://127.0.0.1:${port}`;
  site = await serveSmallSite({ api: serviceUrl });
  withoutService = await serveSmallSite({ api: "http://127.0.0.1:9" });
});
afterAll(async () => {
  await Promise.all([site?.stop(), withoutService?.stop()]);
  service.closeAllConnections();
  service.close();
});

const findHeader = (headers: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1]?.trim();

const externalPaths = [
  "//evil.example",
  "/\\evil.example",
  "/\\/evil.example",
  "/%09/evil.example",
];
test.each(
  [
    ...externalPaths,
    "///evil.example",
    "/.//evil.example",
    "/faq/..//evil.example",
    "/%5Cevil.example",
  ].flatMap((path) => [path, `${path}/`, `${path}//`, `${path}/index.html`, `${path}/faq/?a=b`]),
)("[FAULT-40] never redirects %s to another site", async (path) => {
  const { status, headers } = await rawGet(site, path);
  expect(status).not.toBe(0);
  const location = findHeader(headers, "Location");
  if (location === undefined) return expect(status).toBeGreaterThanOrEqual(400);
  expect(new URL(location, "https://agency.example/").origin).toBe("https://agency.example");
});

test.each([
  ["/faq/", "/faq"],
  ["/faq/?a=b/", "/faq?a=b/"],
  ["/faq/index.html", "/faq"],
  ["/faq/index.html?a=b", "/faq?a=b"],
  ["/index.html", "/"],
])("redirects %s to %s", async (path, target) => {
  const { status, headers } = await rawGet(site, path);
  expect([status, findHeader(headers, "Location")]).toEqual([301, target]);
});

const privatePaths = [
  "/order/TOKEN",
  "/order/TOKEN/",
  "/order/TOKEN//",
  "//order/TOKEN/",
  "/order/TOKEN/index.html",
  "/order/TOKEN/more",
  "/%6Frder/TOKEN/",
  "/%6Frder/TOKEN/more",
  "/ORDER/TOKEN",
  "/confirm/TOKEN",
  "/release/TOKEN",
  "/release/TOKEN/",
  "/confirm/TOKEN/",
  "/confirm/TOKEN/index.html",
  "/pay/TOKEN",
  "/pay/TOKEN/",
  "/PAY/TOKEN/more",
  "/%70ay/TOKEN",
  "/api/pay/TOKEN",
  "/api/orders/TOKEN",
  "/api/orders/TOKEN/",
  "/api/downloads/TOKEN/basic.zip/",
  "/api/claims/TOKEN/index.html",
];
test.each(privatePaths)("[FAULT-43] never logs or caches %s", async (path) => {
  const { status, headers } = await rawGet(site, path.replace("TOKEN", TOKEN));
  expect(status).not.toBe(0);
  expect(findHeader(headers, "Cache-Control")).toBe("no-store");
  // When a later request is in the log, the earlier one would be too.
  const control = `/faq?after=${encodeURIComponent(path)}`;
  await rawGet(site, control);
  await expect.poll(site.log).toContain(control);
  expect(site.log()).not.toContain(TOKEN);
});

test("[FAULT-43] never logs the token of a request that nginx cannot parse", async () => {
  await rawGet(site, `/order/${TOKEN}?\x01`);
  await rawGet(site, `/order/${TOKEN} HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: `);
  await rawGet(site, `/order/${"x".repeat(20_000)}${TOKEN}`);
  await rawGet(site, "/faq?after=unreadable");
  await expect.poll(site.log).toContain("after=unreadable");
  expect(site.log()).not.toContain(TOKEN);
});

test("passes a trailing slash on to the service without a redirect", async () => {
  const response = await fetch(`${site.url}/api/checkout/`, { method: "POST", redirect: "manual" });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toContain("application/json");
});

const readError = async (response: Response) => ({
  status: response.status,
  type: response.headers.get("content-type"),
  cache: response.headers.get("cache-control"),
  body: await response.json(),
});
const expectedError = (status: number, code: string) => ({
  status,
  type: expect.stringContaining("application/json"),
  cache: "no-store",
  body: { success: false, code, error: expect.stringMatching(/^[A-Z].+\.$/) },
});

test("returns an error in the checkout's format when a request is too large", async () => {
  const body = "x".repeat(300 * 1024);
  const response = await fetch(`${site.url}/api/checkout`, { method: "POST", body });
  expect(await readError(response)).toEqual(expectedError(413, "too-large"));
});

test("returns an error in the checkout's format while the service is down", async () => {
  for (const method of ["GET", "POST"]) {
    const response = await fetch(`${withoutService.url}/api/checkout`, { method });
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await readError(response)).toEqual(expectedError(503, "unavailable"));
  }
});

test("returns an error in the checkout's format when the service times out", async () => {
  const withShortTimeout = await serveSmallSite({ api: serviceUrl, timeout: "200ms" });
  const response = await fetch(`${withShortTimeout.url}/api/hang`);
  await withShortTimeout.stop();
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await readError(response)).toEqual(expectedError(503, "unavailable"));
});

test("rejects too many concurrent requests per visitor, but not those of other visitors", async () => {
  const abort = new AbortController();
  const hang = (sender: string) =>
    request(`${site.url}/api/hang`, { headers: { [SENDER]: sender }, signal: abort.signal })
      .on("error", () => {})
      .end();
  const sendRequest = (sender: string) =>
    fetch(`${site.url}/api/checkout`, { headers: { [SENDER]: sender } });
  for (let n = 0; n < 20; n++) hang("203.0.113.1");
  for (let n = 1; n <= 20; n++) hang(`2001:db8:0:1::${n.toString(16)}`);
  await expect.poll(() => hangingCount).toBe(40);
  expect((await sendRequest("2001:db8:0:1:ffff::1")).status).toBe(429);
  expect(await readError(await sendRequest("203.0.113.1"))).toEqual(
    expectedError(429, "rate-limited"),
  );
  for (const other of ["203.0.113.2", "2001:db8:0:2::1"])
    expect((await sendRequest(other)).status, other).toBe(404);
  abort.abort();
});

test.each(["/metrics", "/metrics/", "/api/../metrics", "/api/%2e%2e/metrics"])(
  "returns 404 for %s, so that metrics are never public",
  async (path) => {
    const { status, headers, body } = await rawGet(site, path);
    if (status === 301) return expect(findHeader(headers, "Location")).toBe("/metrics");
    expect([status, body]).toEqual([404, "404/index.html"]);
  },
);

test("serves the right content types with Debian's nginx.conf", async () => {
  const types = await Promise.all(
    ["/", "/site.webmanifest"].map(async (path) => {
      const response = await fetch(site.url + path);
      return response.headers.get("content-type");
    }),
  );
  expect(types).toEqual(["text/html; charset=utf-8", "application/manifest+json"]);
});
