import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { SENDER, serveSmallSite } from "../../deploy/testing/served.ts";
import {
  type Answer,
  createClient,
  keepDoing,
  leadCall,
  pause,
  percentile,
  tally,
  until,
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

/** Each begins at once and goes on byte by byte, for far longer than anybody should wait. */
const openings = [
  "",
  "GET /api/contact HTTP/1.1\r\nHost: agency.example\r\nX-Slow: ",
  'POST /api/find-order HTTP/1.1\r\nHost: agency.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"email":"',
  "POST /api/contact HTTP/1.1\r\nHost: agency.example\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\n",
  "POST /api/find-order HTTP/1.1\r\nHost: agency.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2328\r\n",
];

test(
  "[FAULT-18] hundreds of clients that send a byte at a time are cut off, and nobody else waits for them",
  async () => {
    const client = createClient(service.url);
    const answers: Answer[] = [];
    const ask = async (turn: number) => {
      const call = turn % 3 === 0 ? client.call("/readyz") : contact(turn);
      answers.push(await call);
      await pause(20);
    };
    const contact = (turn: number) => client.call("/api/contact", leadCall(turn));
    await Promise.all(Array.from({ length: 200 }, (_, turn) => contact(1_000_000 + turn)));

    const { hostname, port } = new URL(service.url);
    const lives: number[] = [];
    const sockets = Array.from({ length: sizes.slowSockets }, (_, n) => {
      const socket = connect(Number(port), hostname);
      const began = performance.now();
      socket.on("connect", () => socket.write(openings[n % openings.length] ?? ""));
      socket.on("error", () => {});
      socket.on("close", () => lives.push(performance.now() - began));
      return socket.resume();
    });
    const drip = setInterval(() => sockets.filter(isOpen).map((socket) => socket.write("x")), 250);
    const stop = keepDoing(6, ask);
    const allClosed = () => lives.length === sockets.length;
    await until("every slow client is cut off", allClosed, { withinMs: atMostMs(20_000) }).finally(
      () => {
        clearInterval(drip);
        for (const socket of sockets) socket.destroy();
      },
    );
    await stop();
    client.close();

    const times = answers.map(({ ms }) => ms);
    report("FAULT-18", {
      sockets: lives.length,
      "last closed after ms": Math.max(...lives),
      "others' answers": tally(answers),
      "median ms": percentile(times, 0.5),
      "p99 ms": percentile(times, 0.99),
    });
    expect(Math.max(...lives)).toBeLessThan(atMostMs(10_000));
    expect(Object.keys(tally(answers))).toEqual(["200"]);
    expect(percentile(times, 0.99)).toBeLessThan(atMostMs(500));
    expect(service.consoleErrors).toEqual([]);
  },
  sizes.timeoutMs,
);

test(
  "[FAULT-18] through nginx, hundreds of clients of one address that send a byte at a time keep a few places at most, and nobody else waits for them",
  async () => {
    const site = await serveSmallSite({ api: service.url });
    const client = createClient(site.url);
    const answers: Answer[] = [];
    const stop = keepDoing(6, async (turn) => {
      const lead = leadCall(2_000_000 + turn);
      const { "X-Forwarded-For": sender = "" } = lead.headers ?? {};
      const headers = { ...lead.headers, [SENDER]: sender };
      answers.push(
        await (turn % 3 === 0
          ? client.call("/faq", { headers: { [SENDER]: sender } })
          : client.call("/api/contact", { ...lead, headers })),
      );
      await pause(20);
    });
    const { hostname, port } = new URL(site.url);
    const sockets = Array.from({ length: 600 }, (_, n) => {
      const socket = connect(Number(port), hostname);
      socket.on("connect", () => socket.write(openings[n % openings.length] ?? ""));
      return socket.on("error", () => {}).resume();
    });
    const drip = setInterval(() => sockets.filter(isOpen).map((socket) => socket.write("x")), 250);
    const open = () => sockets.filter((socket) => !socket.destroyed).length;
    const closed = await until("most are cut off", () => open() <= 20, {
      withinMs: atMostMs(20_000),
    }).finally(() => {
      clearInterval(drip);
      report("FAULT-18", { "open in the end": open() });
      for (const socket of sockets) socket.destroy();
    });
    await stop();
    client.close();
    await site.stop();

    const times = answers.map(({ ms }) => ms);
    report("FAULT-18", {
      "cut off after ms": closed,
      "others' answers": tally(answers),
      "median ms": percentile(times, 0.5),
      "p99 ms": percentile(times, 0.99),
    });
    expect(closed).toBeLessThan(atMostMs(15_000));
    expect(Object.keys(tally(answers))).toEqual(["200"]);
    expect(percentile(times, 0.99)).toBeLessThan(atMostMs(500));
  },
  sizes.timeoutMs,
);

const isOpen = (socket: Socket) => !socket.destroyed && socket.writable;
