/** The external monitor of HEARTBEAT_URL. It records the time of each ping. */
import http from "node:http";
import { HOST } from "./machine.ts";

export async function startHeartbeatMonitor() {
  const port = 4010;
  const path = "/ping/agency";
  const pings: number[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === path) pings.push(Date.now());
    response.writeHead(request.url === path ? 200 : 404).end();
  });
  await new Promise<void>((ready, fail) => {
    server.once("error", fail);
    server.listen(port, HOST, ready);
  });
  return {
    url: `http://${HOST}:${port}${path}`,
    pings,
    close: () => server.close(),
  };
}
