import net from "node:net";
import { expect, test } from "vitest";
import { report } from "./figures.ts";
import { runOn, server } from "./machine.ts";
import { MINUTES, type SuiteContext } from "./stage.ts";
import { countFailures, generateLoad } from "./visitors.ts";

const SOCKETS = 1_700;
const SECONDS = 20;

export function floods(_: SuiteContext) {
  test(
    "[FAULT-60] 1,700 sockets of one address send half a header and reopen for 20 s: others are served within a second",
    async () => {
      const flood = openHalfRequests("10.77.255.1");
      await flood.under;
      const visitors = generateLoad({ perSecond: 20, leads: 0.2 });
      await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
      const places = await runOn(
        server,
        "ss -Htn state established '( sport = :443 )' src :443 | wc -l",
      );
      const told = await visitors.stop();
      const opened = flood.stop();
      report("FAULT-60", {
        "sockets of one address": SOCKETS,
        "connections tried": opened.tried,
        "connections open at the server": Number(places),
        requests: told.sent,
        why: countFailures(told),
        "ms p50, p99, slowest": [told.p50, told.p99, told.slowest],
        "visitors themselves stood still, ms at most": told.stalled,
      });
      expect(told.sent).toBeGreaterThan(SECONDS * 10);
      expect(countFailures(told)).toEqual({});
      expect(told.p99).toBeLessThan(1_000);
      expect(Number(places)).toBeLessThanOrEqual(450);
    },
    5 * MINUTES,
  );
}

/** Keeps so many sockets open, or trying to; each that ends is opened again at once. */
function openHalfRequests(localAddress: string) {
  const sockets = new Set<net.Socket>();
  let tried = 0;
  let stopped = false;
  let started = () => {};
  const under = new Promise<void>((resolve) => {
    started = resolve;
  });
  const open = () => {
    if (stopped) return;
    tried++;
    const port = tried % 2 ? 443 : 80;
    const socket = net.connect({ host: server.address, port, localAddress });
    sockets.add(socket);
    socket.on("connect", () => {
      socket.write("GET / HTTP/1.1\r\nHost: agency.test\r\nX-Half: ");
      if (sockets.size >= SOCKETS) started();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(open, 10);
    });
  };
  for (let n = 0; n < SOCKETS; n++) open();
  return {
    under,
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
      return { tried };
    },
  };
}
