import { afterAll, beforeAll, expect, test } from "vitest";
import { fromOurPage, openBrowser, provePasskey, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { placeClaim } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

/** What is open to those who have not signed in; a route that is added and not named here needs a session. */
const open = [
  "POST /codes",
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

const guarded = () => routes.filter(({ method, path }) => !open.includes(`${method} ${path}`));
const filled = (path: string) => path.replace("{id}", "1").replace("{number}", "AAAA-BBBB");

test("[FAULT-54] every route of the desk answers 401 without a session, and nothing else", async () => {
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, path } of guarded()) {
    for (const token of ["", "nobody", "x".repeat(5_000)]) {
      const browser = openBrowser(service);
      if (token) browser.cookies.set("__Host-desk", token);
      const answer = await browser.call(filled(path), { method });
      expect(answer.status, `${method} ${path}`).toBe(401);
      expect(await answer.json()).toEqual({ code: "signed-out", error: "Please sign in." });
    }
  }
});

test("[FAULT-54] the open routes are those that are named, and no more", () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(expect.arrayContaining(open));
});

test("[FAULT-54] without the setting of development there is no sample owner", async () => {
  const answer = await openBrowser(service).call("/sessions/sample", { method: "POST" });
  expect(answer.status).toBe(404);
  expect(routes.map(({ path }) => path)).not.toContain("/sessions/sample");
});

test("[FAULT-22] nothing changes at the word of another site's page", async () => {
  const browser = await signIn(service);
  await provePasskey(service);
  await postLead(service);
  const { number } = await placeClaim(service);
  const lead = await service.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  const before = await state();
  const json = { "Content-Type": "application/json" };
  const foreign: [string, Record<string, string>][] = [
    ["another origin", { ...json, Origin: "https://evil.example" }],
    ["another origin, lying", { ...fromOurPage, ...json, Origin: "https://evil.example" }],
    ["a sister's origin", { ...json, Origin: "https://www.agency.example" }],
    ["no origin", { ...json, Origin: "", "Sec-Fetch-Site": "" }],
    ["null origin", { ...json, Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["cross-site", { ...fromOurPage, ...json, "Sec-Fetch-Site": "cross-site" }],
    ["same-site", { ...fromOurPage, ...json, "Sec-Fetch-Site": "same-site" }],
    ["typed address", { ...json, Origin: "", "Sec-Fetch-Site": "none" }],
    ["text/plain", { ...fromOurPage, "Content-Type": "text/plain" }],
    ["a form", { ...fromOurPage, "Content-Type": "application/x-www-form-urlencoded" }],
  ];
  const changing = routes.filter(({ method }) => method !== "GET");
  for (const { method, path } of changing) {
    const address = path.replace("{id}", String(lead.id)).replace("{number}", number);
    for (const [what, headers] of foreign) {
      // A deletion carries no body, and so no kind of body.
      if (method === "DELETE" && ["text/plain", "a form"].includes(what)) continue;
      const answer = await browser.call(address, { method, headers: withoutEmpty(headers) });
      expect([403, 415], `${what}: ${method} ${path}`).toContain(answer.status);
    }
  }
  expect(await state()).toEqual(before);
  expect((await browser.call("/session")).status).toBe(200);

  async function state() {
    const tables = ["leads", "lead_events", "orders", "order_events", "alerts", "desk_owners"];
    const kept = tables.map((table) =>
      service.db
        .selectFrom(table as "leads")
        .selectAll()
        .execute(),
    );
    return Promise.all([...kept, service.db.selectFrom("desk_passkeys").selectAll().execute()]);
  }
});

test("[FAULT-66] nothing is read at the word of another site's page, or of a sandboxed one", async () => {
  const browser = await signIn(service);
  const headers = (site: string, origin?: string) => ({
    "Sec-Fetch-Site": site,
    ...(origin && { Origin: origin }),
  });
  const reading = routes.filter(({ method }) => method === "GET");
  for (const { path } of reading)
    for (const foreign of [
      headers("cross-site"),
      headers("same-site"),
      headers("cross-site", "null"),
      headers("same-origin", "null"),
      headers("same-origin", "https://evil.example"),
    ]) {
      const answer = await browser.call(filled(path), { headers: foreign });
      expect(answer.status, `${path} ${JSON.stringify(foreign)}`).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "foreign-page" });
    }
  // The desk's own page, an address that was typed or bookmarked, and a browser that says nothing.
  for (const own of [headers("same-origin"), headers("none"), {}])
    for (const path of ["/session", "/leads.csv"]) {
      const answer = await browser.call(path, { headers: own });
      expect(answer.status).toBe(200);
      // A file that nobody reads keeps its connection, and with it the service, open.
      await answer.arrayBuffer();
    }
});

/** The helper sends what our page would; "" stands for a header that is not sent, as far as fetch lets us. */
function withoutEmpty(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries({ Origin: "", "Sec-Fetch-Site": "", ...headers }).map(([name, value]) => [
      name,
      value,
    ]),
  );
}
