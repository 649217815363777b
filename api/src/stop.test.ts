import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startTestService } from "../testing/service.ts";
import { buildApp } from "./app.ts";

test("stops as soon as the last download ends, although its connection is kept alive", async () => {
  const service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const app = await buildApp(service);
  const download = new PassThrough();
  app.get("/download", (_request, reply) => reply.header("Content-Length", 4).send(download));
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  // Neither the server nor the client closes the connection because of a timeout.
  app.server.keepAliveTimeout = 0;
  const agent = new Agent({ keepAlive: true });
  download.write("half");
  const [response]: IncomingMessage[] = await once(get(`${url}/download`, { agent }), "response");
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  download.end();
  expect(await text(response as IncomingMessage)).toBe("half");
  await closed;
  await service.stop();
});
