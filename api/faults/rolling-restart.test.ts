import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimResponse } from "@agency/contract/api/orders";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { serve } from "../../deploy/serve.ts";
import { connect } from "../src/db/database.ts";
import {
  countByStatus,
  createClient,
  leadCall,
  pause,
  repeatConcurrently,
  type TimedResponse,
} from "../testing/load.ts";
import { createDatabase, freePort } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { report, sizes } from "./test-scale.ts";

let instances: ServiceProcess[];
let startInstance: (port: number) => Promise<ServiceProcess>;
let nginx: ChildProcess;
let site: string;
let databaseUrl: string;
const build = mkdtempSync(join(tmpdir(), "agency-site-"));
beforeAll(async () => {
  databaseUrl = await createDatabase(inject("postgresUrl"), "rolling_restart");
  startInstance = (port) =>
    spawnService({ databaseUrl, smtpUrl: "smtp://127.0.0.1:1", run: "server", port });
  instances = [await startInstance(await freePort()), await startInstance(await freePort())];
  // Only /api/ is requested, so a minimal site is enough. nginx reads it as another user.
  chmodSync(build, 0o755);
  mkdirSync(join(build, "client"));
  writeFileSync(join(build, "client/index.html"), "");
  writeFileSync(join(build, "csp.conf"), 'map $uri $content_security_policy { default ""; }');
  const port = await freePort();
  nginx = serve({ port, build, api: instances.map(({ url }) => url) });
  site = `http://127.0.0.1:${port}`;
  while (!(await fetch(site).catch(() => undefined))) await pause(50);
});
afterAll(async () => {
  await Promise.all((instances ?? []).map((instance) => instance.kill("SIGKILL")));
  if (nginx) await Promise.all([once(nginx, "exit"), nginx.kill()]);
  rmSync(build, { recursive: true });
});

/** A different loopback address per visitor, so that no rate limit applies. */
const getVisitorAddress = (turn: number) => `127.0.${1 + ((turn >> 8) % 200)}.${1 + (turn % 250)}`;

test(
  "[FAULT-26] fails no request when the instances are restarted in turn under load",
  async () => {
    const client = createClient(site, { keepAlive: false });
    const orderPath = await placeOrder();
    const responses: TimedResponse[] = [];
    let leads = 0;
    const sendRequest = async (turn: number) => {
      const localAddress = getVisitorAddress(turn);
      if (turn % 2 === 0) responses.push(await client.call(orderPath, { localAddress }));
      else {
        leads++;
        responses.push(await client.call("/api/contact", { ...leadCall(turn), localAddress }));
      }
    };
    const stop = repeatConcurrently(12, sendRequest);
    const exits: (number | null)[] = [];
    for (let restart = 0; restart < sizes.restarts; restart++) {
      await pause(500);
      const instance = instances.shift();
      if (!instance) break;
      exits.push(await instance.kill("SIGTERM"));
      instances.push(await startInstance(Number(new URL(instance.url).port)));
    }
    await pause(500);
    await stop();
    client.close();

    report("FAULT-26", {
      restarts: exits.length,
      requests: responses.length,
      responses: countByStatus(responses),
      "slowest ms": Math.max(...responses.map(({ ms }) => ms)),
    });
    expect(Object.keys(countByStatus(responses))).toEqual(["200"]);
    expect(new Set(exits)).toEqual(new Set([0]));
    // A request that nginx retried was not processed twice.
    expect(await countStoredLeads()).toBe(leads);
  },
  sizes.timeoutMs,
);

async function countStoredLeads() {
  const db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
  const { count } = await db
    .selectFrom("leads")
    .select((table) => table.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return count;
}

async function placeOrder() {
  const response = await fetch(`${site}/api/claims`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      idempotencyKey: crypto.randomUUID(),
      plan: "Basic Single-Page",
      amount: "49",
      email: "ada@example.com",
    }),
  });
  const { orderPath } = claimResponse.parse(await response.json());
  return orderPath.replace("/order/", "/api/orders/");
}
