import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { expect, test } from "vitest";
import { makeCertificate } from "../../testing/certificate.ts";
import { post } from "./post.ts";

async function postTo(protocol: "http" | "https", server: Server) {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const origin = `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { WEBHOOK_LOCAL_ORIGINS: [origin], WEBHOOK_TIMEOUT_SECONDS: 5 };
  const response = await post(settings, { url: `${origin}/hook`, headers: {}, body: "{}" });
  server.close();
  return response;
}

const postToListener = (listener: RequestListener) => postTo("http", createServer(listener));

test("rejects a receiver whose certificate is not trusted", async () => {
  const server = createTlsServer(makeCertificate({ name: "127.0.0.1", days: 1 }));
  const { status, error } = await postTo("https", server);
  expect([status, error]).toEqual([undefined, expect.stringMatching(/certificate/)]);
});

test("ends an attempt without a response when the receiver takes too long", async () => {
  expect(await postToListener(() => {})).toMatchObject({
    ...{ body: "", error: "The receiver did not respond in time." },
  });
});

test("takes the status of a response whose body does not end", async () => {
  const response = await postToListener((_, reply) => {
    reply.writeHead(200).write("started");
  });
  expect(response).toEqual({ status: 200, body: "started", durationMs: expect.any(Number) });
});

test("ends an attempt when the receiver switches protocols", async () => {
  const response = await postToListener((_, reply) => {
    reply.socket?.end("HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
  });
  expect(response).toMatchObject({ body: "", error: expect.any(String) });
});
