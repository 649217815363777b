import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { SENDER, serveSmallSite } from "../../deploy/testing/small-site.ts";
import {
  countByStatus,
  createClient,
  leadCall,
  pause,
  percentile,
  repeatConcurrently,
  type TimedResponse,
  waitUntil,
} from "../testing/load.ts";
import { createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { atMostMs, report, sizes } from "./test-scale.ts";

let service: ServiceProcess;
beforeAll(async () => {
  const databaseUrl = await createDatabase(inject("postgresUrl"), "slow_clients");
  service = await spawnService({ databaseUrl, smtpUrl: "smtp://127.0.0.1:1", run: "server" });
});
afterAll(() => service?.kill("SIGKILL"));

/** Requests that start normally and continue with one byte at a time. */
const requestStarts = [
  "",
  "GET /api/contact HTTP/1.1\r\nHost: agency.example\r\nX-Slow: ",
  'POST /api/find-order HTTP/1.1\r\nHost: agency.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"email":"',
  "POST /api/contact HTTP/1.1\r\nHost: agency.example\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\n",
  "POST /api/find-order HTTP/1.1\r\nHost: agency.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2328\r\n",
];

test(
  "[FAULT-18] disconnects hundreds of slow clients without delaying others",
  async () => {
    const client = createClient(service.url);
    const responses: TimedResponse[] = [];
    const sendRequest = async (turn: number) => {
      const call = turn % 3 === 0 ? client.call("/readyz") : contact(turn);
      responses.push(await call);
      await pause(20);
    };
    const contact = (turn: number) => client.call("/api/contact", leadCall(turn));
    await Promise.all(Array.from({ length: 200 }, (_, turn) => contact(1_000_000 + turn)));

    const { hostname, port } = new URL(service.url);
    const lifetimes: number[] = [];
    const sockets = Array.from({ length: sizes.slowSockets }, (_, n) => {
      const socket = connect(Number(port), hostname);
      const startedAt = performance.now();
      socket.on("connect", () => socket.write(requestStarts[n % requestStarts.length] ?? ""));
      socket.on("error", () => {});
      socket.on("close", () => lifetimes.push(performance.now() - startedAt));
      return socket.resume();
    });
    const sendBytes = setInterval(
      () => sockets.filter(isOpen).map((socket) => socket.write("x")),
      250,
    );
    const stop = repeatConcurrently(6, sendRequest);
    const allClosed = () => lifetimes.length === sockets.length;
    await waitUntil("every slow client is disconnected", allClosed, {
      withinMs: atMostMs(20_000),
    }).finally(() => {
      clearInterval(sendBytes);
      for (const socket of sockets) socket.destroy();
    });
    await stop();
    client.close();

    const times = responses.map(({ ms }) => ms);
    report("FAULT-18", {
      sockets: lifetimes.length,
      "last closed after ms": Math.max(...lifetimes),
      "other responses": countByStatus(responses),
      "median ms": percentile(times, 0.5),
      "p99 ms": percentile(times, 0.99),
    });
    expect(Math.max(...lifetimes)).toBeLessThan(atMostMs(10_000));
    expect(Object.keys(countByStatus(responses))).toEqual(["200"]);
    expect(percentile(times, 0.99)).toBeLessThan(atMostMs(500));
    expect(service.consoleErrors).toEqual([]);
  },
  sizes.timeoutMs,
);

test(
  "[FAULT-18] limits slow clients of one address in nginx without delaying others",
  async () => {
    const site = await serveSmallSite({ api: service.url });
    const client = createClient(site.url);
    const responses: TimedResponse[] = [];
    const stop = repeatConcurrently(6, async (turn) => {
      const lead = leadCall(2_000_000 + turn);
      const { "X-Forwarded-For": sender = "" } = lead.headers ?? {};
      const headers = { ...lead.headers, [SENDER]: sender };
      responses.push(
        await (turn % 3 === 0
          ? client.call("/faq", { headers: { [SENDER]: sender } })
          : client.call("/api/contact", { ...lead, headers })),
      );
      await pause(20);
    });
    const { hostname, port } = new URL(site.url);
    const sockets = Array.from({ length: 600 }, (_, n) => {
      const socket = connect(Number(port), hostname);
      socket.on("connect", () => socket.write(requestStarts[n % requestStarts.length] ?? ""));
      return socket.on("error", () => {}).resume();
    });
    const sendBytes = setInterval(
      () => sockets.filter(isOpen).map((socket) => socket.write("x")),
      250,
    );
    const countOpen = () => sockets.filter((socket) => !socket.destroyed).length;
    const closed = await waitUntil("most are disconnected", () => countOpen() <= 20, {
      withinMs: atMostMs(20_000),
    }).finally(() => {
      clearInterval(sendBytes);
      report("FAULT-18", { "open at the end": countOpen() });
      for (const socket of sockets) socket.destroy();
    });
    await stop();
    client.close();
    await site.stop();

    const times = responses.map(({ ms }) => ms);
    report("FAULT-18", {
      "disconnected after ms": closed,
      "other responses": countByStatus(responses),
      "median ms": percentile(times, 0.5),
      "p99 ms": percentile(times, 0.99),
    });
    expect(closed).toBeLessThan(atMostMs(15_000));
    expect(Object.keys(countByStatus(responses))).toEqual(["200"]);
    expect(percentile(times, 0.99)).toBeLessThan(atMostMs(500));
  },
  sizes.timeoutMs,
);

const isOpen = (socket: Socket) => !socket.destroyed && socket.writable;
