import { emailPictures } from "@agency/contract/brand/email-pictures.generated";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { ownRoutes, routes } from "../support/pages/routes.ts";

const pages = [...routes, ...ownRoutes];

async function addressesOf(request: APIRequestContext, pattern: RegExp) {
  const html = await (await request.get("/")).text();
  const found = [...html.matchAll(pattern)].map(([, address = ""]) => address);
  expect(found.length).toBeGreaterThan(0);
  return [...new Set(found)];
}

const scriptAddress = /"(\/assets\/[\w.-]+\.js)"/g;
const imageAddress = /[" ](\/images\/[\w.-]+)/g;

for (const encoding of ["br", "gzip"]) {
  test(`text comes compressed beforehand with ${encoding}`, async ({ request }) => {
    const [script = ""] = await addressesOf(request, scriptAddress);
    for (const path of [...pages, script, "/favicon.svg", "/sitemap.xml", "/robots.txt"]) {
      const plain = await request.get(path, { headers: { "accept-encoding": "identity" } });
      const packed = await request.get(path, { headers: { "accept-encoding": encoding } });
      expect(packed.headers()["content-encoding"], path).toBe(encoding);
      expect(packed.headers().vary, path).toContain("Accept-Encoding");
      // A length is known in advance only of a file: what is compressed on the fly has none.
      expect(Number(packed.headers()["content-length"]), path).toBeGreaterThan(0);
      expect(plain.headers()["content-encoding"], path).toBeUndefined();
      expect(await packed.text(), path).toBe(await plain.text());
    }
  });
}

test("scripts and pictures are kept for ever, pages are asked for again", async ({ request }) => {
  for (const address of [
    ...(await addressesOf(request, scriptAddress)),
    ...(await addressesOf(request, imageAddress)),
  ]) {
    const { "cache-control": policy } = (await request.head(address)).headers();
    expect(policy, address).toBe("public, max-age=31536000, immutable");
  }
  for (const route of pages) {
    const { "cache-control": policy } = (await request.head(route)).headers();
    expect(policy, route).toBe("no-cache");
  }
});

test("pictures in mails are served under their lasting names, and looked for again after a week", async ({
  request,
}) => {
  for (const { path } of Object.values(emailPictures)) {
    const response = await request.head(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^image\/(png|jpeg)$/);
    expect(response.headers()["cache-control"], path).toBe("public, max-age=604800");
  }
});

test("every answer carries the security headers, also a 404", async ({ request }) => {
  for (const path of [...pages, "/no-such-page", "/favicon.svg", "/robots.txt"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === "/no-such-page" ? 404 : 200);
    expect(response.headers(), path).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

async function policyOf(request: APIRequestContext, path: string) {
  const { "content-security-policy": header = "" } = (await request.get(path)).headers();
  const directives = header.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(
    directives.map(([name, ...sources]) => [
      name ?? "",
      sources.filter((source) => !source.startsWith("'sha256-")).join(" "),
    ]),
  );
}

const ownPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self' data:",
  "connect-src": "'self'",
  "form-action": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "frame-src": "'self'",
  "frame-ancestors": "'none'",
};

test("every page but the checkout allows nothing but the site itself", async ({ request }) => {
  for (const path of [...pages, "/no-such-page"].filter((path) => path !== "/checkout")) {
    expect(await policyOf(request, path), path).toEqual(ownPolicy);
  }
});

test("the checkout allows what the payment form needs besides, and no inline script", async ({
  request,
}) => {
  expect(await policyOf(request, "/checkout")).toEqual({
    ...ownPolicy,
    "script-src": "'self' https://www.paypalobjects.com https://*.paypal.com",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: https://*.paypal.com https://*.paypalobjects.com",
    "connect-src":
      "'self' https://api.braintreegateway.com https://api.sandbox.braintreegateway.com https://client-analytics.braintreegateway.com https://client-analytics.sandbox.braintreegateway.com https://*.braintree-api.com https://*.paypal.com",
    "frame-src": "'self' https://assets.braintreegateway.com https://*.paypal.com",
  });
});

for (const [from, to] of [
  ["/faq/", "/faq"],
  ["/faq/index.html", "/faq"],
  ["/index.html", "/"],
  ["/checkoutvenmo/?plan=Logo%20Design&amount=80", "/checkoutvenmo?plan=Logo%20Design&amount=80"],
] as const) {
  test(`${from} moves to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

test("the first screen of the home page takes 12 files at most", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  const belowTheFold = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) =>
      images.map(
        (image) => new URL((image as HTMLImageElement).currentSrc, location.href).pathname,
      ),
    );
  // The tab's icon and pictures that Chromium fetches ahead of a scroll are not part of it.
  const needed = asked.filter((path) => path !== "/favicon.svg" && !belowTheFold.includes(path));
  expect(needed.length, needed.join("\n")).toBeLessThanOrEqual(12);
});

/** What the scripts that were asked for weigh on the wire. */
async function weigh(request: APIRequestContext, urls: Iterable<string>) {
  let total = 0;
  for (const url of urls) {
    const response = await request.get(url, { headers: { "accept-encoding": "br" } });
    expect(response.headers()["content-encoding"]).toBe("br");
    total += Number(response.headers()["content-length"]);
  }
  return total;
}

test("the home page runs 103,500 bytes of JavaScript before anybody scrolls or touches it, 118,500 in all", async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.add(sent.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  // The network can also be idle before the first script is asked for; this is what the last one does.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const atFirst = await weigh(request, scripts);
  expect(atFirst).toBeGreaterThan(90_000);
  expect(atFirst).toBeLessThanOrEqual(103_500);
  await page.mouse.wheel(0, 300);
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const all = await weigh(request, scripts);
  expect(all).toBeGreaterThan(atFirst);
  expect(all).toBeLessThanOrEqual(118_500);
});
