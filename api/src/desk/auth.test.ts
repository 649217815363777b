import { afterAll, beforeAll, expect, test } from "vitest";
import { fromOurPage, markPasskeyVerified, openBrowser, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { placeClaim } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

/** The only routes that do not require a session. */
const openRoutes = [
  "POST /sign-in-codes",
  "POST /sessions/code",
  "POST /sessions/passkey",
  "POST /sessions/passkey/challenge",
];

let service: TestService;
let routes: { method: string; path: string }[];
beforeAll(async () => {
  service = await startTestService();
  const { paths } = (await (await fetch(`${service.url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>;
  };
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith("/api/desk/")
      ? Object.keys(methods).map((method) => ({
          method: method.toUpperCase(),
          path: path.replace("/api/desk", ""),
        }))
      : [],
  );
});
afterAll(() => service.stop());

const guardedRoutes = () =>
  routes.filter(({ method, path }) => !openRoutes.includes(`${method} ${path}`));
const fillParams = (path: string) => path.replace("{id}", "1").replace("{number}", "AAAA-BBBB");

test("[FAULT-54] returns 401 for every other route of the desk without a session", async () => {
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, path } of guardedRoutes()) {
    for (const token of ["", "unknown", "x".repeat(5_000)]) {
      const browser = openBrowser(service);
      if (token) browser.cookies.set("__Host-desk", token);
      const response = await browser.call(fillParams(path), { method });
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(await response.json()).toEqual({ code: "unauthenticated", error: "Please sign in." });
      // Another site can open a URL of the desk without the cookie, which must not sign the owner out.
      const clearedCookies = response.headers.get("Set-Cookie") ?? "";
      expect(clearedCookies.startsWith("__Host-desk=;"), path).toBe(token !== "");
    }
  }
});

test("[FAULT-54] has all routes that are listed as open", () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(expect.arrayContaining(openRoutes));
});

test("[FAULT-54] has no demo sign-in without its setting", async () => {
  const response = await openBrowser(service).call("/sessions/demo", { method: "POST" });
  expect(response.status).toBe(404);
  expect(routes.map(({ path }) => path)).not.toContain("/sessions/demo");
});

test("[FAULT-22] rejects every change that comes from another site", async () => {
  const browser = await signIn(service);
  await markPasskeyVerified(service);
  await postLead(service);
  const { number } = await placeClaim(service);
  const lead = await service.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  const before = await state();
  const json = { "Content-Type": "application/json" };
  const foreignRequests: [string, Record<string, string>][] = [
    ["another origin", { ...json, Origin: "https://evil.example" }],
    [
      "another origin with our fetch headers",
      { ...fromOurPage, ...json, Origin: "https://evil.example" },
    ],
    ["another subdomain", { ...json, Origin: "https://www.agency.example" }],
    ["no origin", { ...json, Origin: "", "Sec-Fetch-Site": "" }],
    ["null origin", { ...json, Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["cross-site", { ...fromOurPage, ...json, "Sec-Fetch-Site": "cross-site" }],
    ["same-site", { ...fromOurPage, ...json, "Sec-Fetch-Site": "same-site" }],
    ["typed address", { ...json, Origin: "", "Sec-Fetch-Site": "none" }],
    ["text/plain", { ...fromOurPage, "Content-Type": "text/plain" }],
    ["a form", { ...fromOurPage, "Content-Type": "application/x-www-form-urlencoded" }],
  ];
  const changeRoutes = routes.filter(({ method }) => method !== "GET");
  for (const { method, path } of changeRoutes) {
    const address = path.replace("{id}", String(lead.id)).replace("{number}", number);
    for (const [what, headers] of foreignRequests) {
      // A DELETE request has no body and no content type.
      if (method === "DELETE" && ["text/plain", "a form"].includes(what)) continue;
      const response = await browser.call(address, { method, headers: withoutEmpty(headers) });
      expect([403, 415], `${what}: ${method} ${path}`).toContain(response.status);
    }
  }
  expect(await state()).toEqual(before);
  expect((await browser.call("/session")).status).toBe(200);

  async function state() {
    const tables = ["leads", "lead_events", "orders", "order_events", "alerts", "desk_owners"];
    const rows = tables.map((table) =>
      service.db
        .selectFrom(table as "leads")
        .selectAll()
        .execute(),
    );
    return Promise.all([...rows, service.db.selectFrom("desk_passkeys").selectAll().execute()]);
  }
});

test("[FAULT-66] rejects every read that comes from another site or a sandboxed page", async () => {
  const browser = await signIn(service);
  const headers = (site: string, origin?: string) => ({
    "Sec-Fetch-Site": site,
    ...(origin && { Origin: origin }),
  });
  const readRoutes = routes.filter(({ method }) => method === "GET");
  for (const { path } of readRoutes)
    for (const foreign of [
      headers("cross-site"),
      headers("same-site"),
      headers("cross-site", "null"),
      headers("same-origin", "null"),
      headers("same-origin", "https://evil.example"),
    ]) {
      const response = await browser.call(fillParams(path), { headers: foreign });
      expect(response.status, `${path} ${JSON.stringify(foreign)}`).toBe(403);
      expect(await response.json()).toMatchObject({ code: "cross-origin" });
    }
  // The desk's own page, a typed or bookmarked URL, and a browser without these headers.
  for (const own of [headers("same-origin"), headers("none"), {}])
    for (const path of ["/session", "/leads.csv"]) {
      const response = await browser.call(path, { headers: own });
      expect(response.status).toBe(200);
      // Read the body, because an unread one keeps the connection open and the service running.
      await response.arrayBuffer();
    }
});

/** Replaces the helper's default headers. "" comes closest to a missing header that fetch allows. */
function withoutEmpty(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries({ Origin: "", "Sec-Fetch-Site": "", ...headers }).map(([name, value]) => [
      name,
      value,
    ]),
  );
}
