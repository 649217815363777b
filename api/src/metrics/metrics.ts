import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { poolStats } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { onlyFromHere } from "../loopback.ts";
import { readGaugeValues } from "./gauge-queries.ts";

/** Up to what a request may take before nginx or the browser gives it up. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What a monitor may read, at /metrics: counts and times, by the pattern of a route and never by an address, which may
 * hold a token. Only for who asks on this machine itself; nginx passes on nothing but /api/.
 */
export function createMetrics(deps: Deps) {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: "agency_http_request_duration_seconds",
    help: "How long answers took, by route",
    labelNames: ["method", "route"],
    buckets: SECONDS,
    registers,
  });
  const answers = new Counter({
    name: "agency_http_answers_total",
    help: "Answers by route and class of status; 5xx are ours to look at",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `agency_${name}`, help, labelNames, registers });
  const gauges = {
    up: gauge("database_up", "1 when Postgres answered this scrape"),
    connections: gauge(
      "database_connections",
      "Of this process's pool; waiting: requests that wait for one",
      "state",
    ),
    waiting: gauge("queue_waiting_jobs", "Due or to be tried again, up to 10,000", "queue"),
    oldest: gauge("queue_oldest_seconds", "How long the oldest of them has waited", "queue"),
    deadLetters: gauge("dead_letters", "Messages that were given up, up to 10,000"),
    unknown: gauge("payments_unknown", "Payments whose outcome is not known"),
    unknownOldest: gauge("payments_unknown_oldest_seconds", "How long the oldest of them is not"),
    archiveLag: gauge("archive_lag_seconds", "How old the newest archived segment is"),
    archiveFailing: gauge("archive_failing", "1 when the last try to archive failed"),
  };

  /** The numbers first, then all of them at once: two scrapes at the same time are both whole. */
  async function refresh() {
    // Before we wait for a connection ourselves.
    const pool = Object.entries(poolStats(deps.db));
    const figures = await readGaugeValues(deps).catch((error) => {
      deps.log.warn({ err: error }, "no figures of the database");
    });
    const { connections, waiting, oldest, ...single } = gauges;
    // What was true some time ago would look as if it were true now.
    for (const stale of [waiting, oldest]) stale.reset();
    for (const stale of Object.values(single)) stale.remove();
    for (const [state, count] of pool) connections.set({ state }, count);
    single.up.set(figures ? 1 : 0);
    if (!figures) return;
    for (const { queue, jobs, oldestSeconds } of figures.queues) {
      waiting.set({ queue }, jobs);
      oldest.set({ queue }, oldestSeconds);
    }
    single.deadLetters.set(figures.deadLetters);
    single.unknown.set(figures.unknown.attempts);
    single.unknownOldest.set(figures.unknown.oldestSeconds);
    if (!figures.archive) return;
    single.archiveLag.set(figures.archive.seconds);
    single.archiveFailing.set(Number(figures.archive.failing));
  }

  return {
    /** A hook of the whole app. */
    async observe(request: FastifyRequest, reply: FastifyReply) {
      const { method, routeOptions } = request;
      const labels = { method, route: routeOptions.url ?? "none" };
      durations.observe(labels, reply.elapsedTime / 1_000);
      answers.inc({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    },
    routes: (async (app) => {
      const hidden = { onRequest: onlyFromHere, schema: { hide: true } };
      app.get("/metrics", hidden, async (_, reply) => {
        await refresh();
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    }) satisfies FastifyPluginAsyncZod,
  };
}
