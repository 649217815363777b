import net from "node:net";
import { expect, test } from "vitest";
import { MINUTES, type SuiteContext } from "./context.ts";
import { countFailures, generateLoad } from "./load-generator.ts";
import { runOn, server } from "./machine.ts";
import { report } from "./report.ts";

const SOCKETS = 1_700;
const SECONDS = 20;

export function testFlood(_: SuiteContext) {
  test(
    "[FAULT-60] serves others within a second while one address opens 1,700 incomplete requests",
    async () => {
      const flood = openHalfRequests("10.77.255.1");
      await flood.started;
      const load = generateLoad({ perSecond: 20, leads: 0.2 });
      await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
      const openConnections = await runOn(
        server,
        "ss -Htn state established '( sport = :443 )' src :443 | wc -l",
      );
      const result = await load.stop();
      const { attempts } = flood.stop();
      report("FAULT-60", {
        "sockets of one address": SOCKETS,
        "connection attempts": attempts,
        "connections open at the server": Number(openConnections),
        requests: result.sent,
        failures: countFailures(result),
        "ms p50, p99, slowest": [result.p50, result.p99, result.slowest],
        "load generator stalled, max ms": result.stalled,
      });
      expect(result.sent).toBeGreaterThan(SECONDS * 10);
      expect(countFailures(result)).toEqual({});
      expect(result.p99).toBeLessThan(1_000);
      expect(Number(openConnections)).toBeLessThanOrEqual(450);
    },
    5 * MINUTES,
  );
}

/** Keeps SOCKETS connections open or connecting, and reopens each one that closes. */
function openHalfRequests(localAddress: string) {
  const sockets = new Set<net.Socket>();
  let attempts = 0;
  let isStopped = false;
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
  const open = () => {
    if (isStopped) return;
    attempts++;
    const port = attempts % 2 ? 443 : 80;
    const socket = net.connect({ host: server.address, port, localAddress });
    sockets.add(socket);
    socket.on("connect", () => {
      socket.write("GET / HTTP/1.1\r\nHost: agency.test\r\nX-Half: ");
      if (sockets.size >= SOCKETS) markStarted();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(open, 10);
    });
  };
  for (let n = 0; n < SOCKETS; n++) open();
  return {
    started,
    stop() {
      isStopped = true;
      for (const socket of sockets) socket.destroy();
      return { attempts };
    },
  };
}
