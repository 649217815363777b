import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawGet } from "../api/testing/raw-http.ts";
import { SENDER, serveSmallSite } from "./testing/served.ts";

const TOKEN = "secret-token-of-an-order";

/** Stands for the service where only nginx's own part matters: answers nothing to those who ask for it. */
let hanging = 0;
const service = createServer((asked, answer) => {
  if (asked.url === "/api/hang") {
    hanging++;
    asked.once("close", () => hanging--);
    return;
  }
  answer.writeHead(404, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  answer.end("{}");
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

const headerOf = (headers: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1]?.trim();

const leaving = ["//evil.example", "/\\evil.example", "/\\/evil.example", "/%09/evil.example"];
test.each(
  [
    ...leaving,
    "///evil.example",
    "/.//evil.example",
    "/faq/..//evil.example",
    "/%5Cevil.example",
  ].flatMap((path) => [path, `${path}/`, `${path}//`, `${path}/index.html`, `${path}/faq/?a=b`]),
)("[FAULT-40] %s is answered on the site, whatever a browser makes of the answer", async (path) => {
  const { status, headers } = await rawGet(site, path);
  expect(status).not.toBe(0);
  const location = headerOf(headers, "Location");
  if (location === undefined) return expect(status).toBeGreaterThanOrEqual(400);
  expect(new URL(location, "https://agency.example/").origin).toBe("https://agency.example");
});

test.each([
  ["/faq/", "/faq"],
  ["/faq/?a=b/", "/faq?a=b/"],
  ["/faq/index.html", "/faq"],
  ["/faq/index.html?a=b", "/faq?a=b"],
  ["/index.html", "/"],
])("%s is sent on to %s", async (path, target) => {
  const { status, headers } = await rawGet(site, path);
  expect([status, headerOf(headers, "Location")]).toEqual([301, target]);
});

const secrets = [
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
test.each(secrets)("[FAULT-43] %s is never logged and never kept", async (form) => {
  const { status, headers } = await rawGet(site, form.replace("TOKEN", TOKEN));
  expect(status).not.toBe(0);
  expect(headerOf(headers, "Cache-Control")).toBe("no-store");
  // Written after it: when this is there, so would be what came before.
  const control = `/faq?after=${encodeURIComponent(form)}`;
  await rawGet(site, control);
  await expect.poll(site.log).toContain(control);
  expect(site.log()).not.toContain(TOKEN);
});

test("[FAULT-43] a request that nginx cannot read leaves no token in the log either", async () => {
  await rawGet(site, `/order/${TOKEN}?\x01`);
  await rawGet(site, `/order/${TOKEN} HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: `);
  await rawGet(site, `/order/${"x".repeat(20_000)}${TOKEN}`);
  await rawGet(site, "/faq?after=unreadable");
  await expect.poll(site.log).toContain("after=unreadable");
  expect(site.log()).not.toContain(TOKEN);
});

test("a slash at the end of an address of the service is the service's to judge", async () => {
  const answer = await fetch(`${site.url}/api/checkout/`, { method: "POST", redirect: "manual" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("application/json");
});

const refused = async (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get("content-type"),
  cache: answer.headers.get("cache-control"),
  body: await answer.json(),
});
const inTheShape = (status: number, code: string) => ({
  status,
  type: expect.stringContaining("application/json"),
  cache: "no-store",
  body: { success: false, code, error: expect.stringMatching(/^[A-Z].+\.$/) },
});

test("a request that is too large is refused in the shape of the checkout's answers", async () => {
  const body = "x".repeat(300 * 1024);
  const answer = await fetch(`${site.url}/api/checkout`, { method: "POST", body });
  expect(await refused(answer)).toEqual(inTheShape(413, "too-large"));
});

test("while the service is away, its addresses answer in the shape of the checkout's answers", async () => {
  for (const method of ["GET", "POST"]) {
    const answer = await fetch(`${withoutService.url}/api/checkout`, { method });
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await refused(answer)).toEqual(inTheShape(503, "unavailable"));
  }
});

test("a service that takes too long is answered for in that shape too", async () => {
  const impatient = await serveSmallSite({ api: serviceUrl, timeout: "200ms" });
  const answer = await fetch(`${impatient.url}/api/hang`);
  await impatient.stop();
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await refused(answer)).toEqual(inTheShape(503, "unavailable"));
});

test("a visitor with too many requests at once is refused in that shape too; another one, or one of another network, is not", async () => {
  const ended = new AbortController();
  const hang = (sender: string) =>
    request(`${site.url}/api/hang`, { headers: { [SENDER]: sender }, signal: ended.signal })
      .on("error", () => {})
      .end();
  const ask = (sender: string) =>
    fetch(`${site.url}/api/checkout`, { headers: { [SENDER]: sender } });
  for (let n = 0; n < 20; n++) hang("203.0.113.1");
  for (let n = 1; n <= 20; n++) hang(`2001:db8:0:1::${n.toString(16)}`);
  await expect.poll(() => hanging).toBe(40);
  expect((await ask("2001:db8:0:1:ffff::1")).status).toBe(429);
  expect(await refused(await ask("203.0.113.1"))).toEqual(inTheShape(429, "too-many"));
  for (const other of ["203.0.113.2", "2001:db8:0:2::1"])
    expect((await ask(other)).status, other).toBe(404);
  ended.abort();
});

test.each(["/metrics", "/metrics/", "/api/../metrics", "/api/%2e%2e/metrics"])(
  "%s is a page that is not there: figures are never passed on",
  async (path) => {
    const { status, headers, body } = await rawGet(site, path);
    if (status === 301) return expect(headerOf(headers, "Location")).toBe("/metrics");
    expect([status, body]).toEqual([404, "404/index.html"]);
  },
);

test("inside Debian's own nginx.conf each file has its type", async () => {
  const types = await Promise.all(
    ["/", "/site.webmanifest"].map(async (path) => {
      const answer = await fetch(site.url + path);
      return answer.headers.get("content-type");
    }),
  );
  expect(types).toEqual(["text/html; charset=utf-8", "application/manifest+json"]);
});
