/** The watcher outside, as the owner names it in HEARTBEAT_URL: remembers when it was asked. */
import http from "node:http";
import { HOST } from "./machine.ts";

export async function startHeartbeatMonitor() {
  const port = 4010;
  const path = "/ping/agency";
  const asked: number[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === path) asked.push(Date.now());
    response.writeHead(request.url === path ? 200 : 404).end();
  });
  await new Promise<void>((ready, fail) => {
    server.once("error", fail);
    server.listen(port, HOST, ready);
  });
  return {
    url: `http://${HOST}:${port}${path}`,
    asked,
    close: () => server.close(),
  };
}
