import { Counter, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../core/deps.ts";
import { requireLoopback } from "../core/loopback.ts";
import { poolStats } from "../db/database.ts";
import { readGaugeValues } from "./gauge-queries.ts";

/** Histogram buckets, up to the timeout of nginx and browsers. */
const BUCKET_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Prometheus metrics at /metrics, for this machine only. Labels use route patterns, because a URL can contain a token. */
export function createMetrics(deps: Deps) {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: "agency_http_request_duration_seconds",
    help: "Response time by route",
    labelNames: ["method", "route"],
    buckets: BUCKET_SECONDS,
    registers,
  });
  const responses = new Counter({
    name: "agency_http_requests_total",
    help: "Responses by route and status class",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `agency_${name}`, help, labelNames, registers });
  const gauges = {
    up: gauge("database_up", "1 if Postgres responded to this scrape"),
    connections: gauge(
      "database_connections",
      "Connections of this process's pool; state waiting counts requests for one",
      "state",
    ),
    waiting: gauge(
      "queue_waiting_jobs",
      "Jobs that are due or wait for a retry, up to 10,000",
      "queue",
    ),
    oldest: gauge("queue_oldest_seconds", "Age of the oldest waiting job", "queue"),
    deadLetters: gauge("dead_letters", "Emails that could not be delivered, up to 10,000"),
    unresolved: gauge("payments_unresolved", "Payment attempts without an outcome"),
    unresolvedOldest: gauge(
      "payments_unresolved_oldest_seconds",
      "Age of the oldest unresolved payment attempt",
    ),
    archiveLag: gauge("archive_lag_seconds", "Age of the newest archived WAL segment"),
    archiveFailing: gauge("archive_failing", "1 if the last archiving attempt failed"),
  };

  /** Reads all values before setting any, so that concurrent scrapes are both complete. */
  async function refresh() {
    // Read before the queries below take a connection.
    const pool = Object.entries(poolStats(deps.db));
    const values = await readGaugeValues(deps).catch((error) => {
      deps.log.warn({ err: error }, "could not read database metrics");
    });
    const { connections, waiting, oldest, ...single } = gauges;
    // Remove old values, which would look current.
    for (const stale of [waiting, oldest]) stale.reset();
    for (const stale of Object.values(single)) stale.remove();
    for (const [state, count] of pool) connections.set({ state }, count);
    single.up.set(values ? 1 : 0);
    if (!values) return;
    for (const { queue, jobs, oldestSeconds } of values.queues) {
      waiting.set({ queue }, jobs);
      oldest.set({ queue }, oldestSeconds);
    }
    single.deadLetters.set(values.deadLetters);
    single.unresolved.set(values.unresolved.attempts);
    single.unresolvedOldest.set(values.unresolved.oldestSeconds);
    if (!values.archive) return;
    single.archiveLag.set(values.archive.seconds);
    single.archiveFailing.set(Number(values.archive.failing));
  }

  return {
    /** An onResponse hook for all routes. */
    async observe(request: FastifyRequest, reply: FastifyReply) {
      const { method, routeOptions } = request;
      const labels = { method, route: routeOptions.url ?? "none" };
      durations.observe(labels, reply.elapsedTime / 1_000);
      responses.inc({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    },
    routes: (async (app) => {
      const hidden = { onRequest: requireLoopback, schema: { hide: true } };
      app.get("/metrics", hidden, async (_, reply) => {
        await refresh();
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    }) satisfies FastifyPluginAsyncZod,
  };
}
