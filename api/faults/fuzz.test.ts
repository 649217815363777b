import { claimResponse } from "@agency/contract/api/orders";
import { templateFiles } from "@agency/contract/template-files.generated";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createSigner } from "../src/core/signer.ts";
import { connect } from "../src/db/database.ts";
import { testEnvironment } from "../testing/environment.ts";
import { type Call, createClient, leadCall, runConcurrently } from "../testing/load.ts";
import { createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { buildFuzzedRequest, type Keys, type Route } from "./fuzzed-request.ts";
import { createRandom } from "./random.ts";
import { openConnection } from "./raw-connection.ts";
import { report, sizes } from "./test-scale.ts";

const SEED = 20_261_115;
const CONNECTIONS = 16;
const json = { "Content-Type": "application/json" };

let service: ServiceProcess;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createDatabase(inject("postgresUrl"), "fuzzed");
  service = await spawnService({ databaseUrl, smtpUrl: "smtp://127.0.0.1:1", run: "server" });
});
afterAll(() => service?.kill("SIGKILL"));

test(
  "[FAULT-21] returns no 5xx and logs no error when requests are fuzzed",
  async () => {
    const routes = await listRoutes();
    const keys = await createKeys();
    const random = createRandom(SEED);
    const counts: Record<string, number> = {};
    const failed: string[] = [];
    const connections = Array.from({ length: CONNECTIONS }, () => openConnection(service.url));
    const startedAt = performance.now();
    await runConcurrently(sizes.fuzzedRequests, CONNECTIONS, async () => {
      const request = buildFuzzedRequest(random, routes, keys);
      const connection = connections.pop() ?? openConnection(service.url);
      const status = await connection.send(request);
      connections.push(connection);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === "timeout" || status >= 500) {
        failed.push(`${status}: ${request.bytes.toString("latin1").slice(0, 2_000)}`);
      }
    });
    for (const connection of connections) connection.close();
    report("FAULT-21", { seed: SEED, statuses: counts, ms: performance.now() - startedAt });
    expect(failed).toEqual([]);
    expect(service.consoleErrors).toEqual([]);
    expect(service.alive()).toBe(true);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  },
  sizes.timeoutMs,
);

test("[FAULT-21] rejects a null character in a form, in JSON or in a URL", async () => {
  const client = createClient(service.url);
  const { token: [token] = [] } = await createKeys();
  const form = String(leadCall(1).body);
  const fields = ["Visitor 1", "please", "visitor-1@", 'name="phone"\r\n\r\n'];
  const calls: [string, Call][] = [
    ...fields.map((text): [string, Call] => [
      "/api/contact",
      { ...leadCall(1), body: form.replace(text, `${text}\0`) },
    ]),
    ...["\\u0000", "a\\u0000@example.com"].map((email): [string, Call] => [
      "/api/find-order",
      { method: "POST", headers: json, body: `{"email":"${email}"}` },
    ]),
    ["/api/orders/%00", {}],
    [`/api/orders/${token}%00`, {}],
    [`/api/orders/${token}/files/%00`, {}],
  ];
  const responses = await Promise.all(calls.map(([path, call]) => client.call(path, call)));
  client.close();
  expect(responses.map(({ status }) => status)).toEqual(calls.map(() => 400));
  expect(service.consoleErrors).toEqual([]);
});

/** All routes of the OpenAPI document, except the one that needs the gateway. */
async function listRoutes(): Promise<Route[]> {
  const described = await fetch(`${service.url}/api/openapi.json`);
  const { paths } = (await described.json()) as { paths: Record<string, Record<string, unknown>> };
  return (
    Object.entries(paths)
      .filter(([path]) => path !== "/api/client_token")
      .flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => ({ path, method: method.toUpperCase() })),
      )
      // More POST requests, because they write to the database.
      .flatMap((route) => Array(route.method === "POST" ? 3 : 1).fill(route))
  );
}

/** Valid tokens of an order, its claim and files. */
async function createKeys(): Promise<Keys> {
  const response = await fetch(`${service.url}/api/claims`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({
      idempotencyKey: crypto.randomUUID(),
      plan: "Basic Single-Page",
      amount: "49",
      email: "ada@example.com",
    }),
  });
  const { orderPath } = claimResponse.parse(await response.json());
  const db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
  const { id } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  await db.destroy();
  const { SIGNING_KEYS } = testEnvironment({ databaseUrl, smtpUrl: "" });
  const signer = createSigner([SIGNING_KEYS]);
  const nextYear = Math.floor(Date.now() / 1_000) + 365 * 86_400;
  return {
    token: [orderPath.replace("/order/", ""), signer.sign("claim", `${id}-${nextYear}`)],
    link: [
      signer.sign("file", `1-${nextYear}`),
      signer.sign("file", `999999999999999-${nextYear}`),
    ],
    fileId: Object.keys(templateFiles),
    key: [crypto.randomUUID()],
  };
}
