/**
 * HTTP proxy for apt on test machines, which have no internet connection: node deploy/testing/registry-proxy.ts 10.77.0.1 3128
 * It allows only ports 80 and 443.
 */
import http from "node:http";
import net from "node:net";

const [host, port] = process.argv.slice(2);

const server = http.createServer((request, response) => {
  const url = URL.parse(request.url ?? "");
  if (url?.protocol !== "http:" || !["", "80"].includes(url.port)) {
    response.writeHead(403).end();
    return;
  }
  const { "proxy-connection": _, ...headers } = request.headers;
  const forwarded = http.request(url, { method: request.method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  forwarded.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(forwarded);
});

server.on("connect", (request, client, head) => {
  const [hostname, targetPort] = (request.url ?? "").split(":");
  if (targetPort !== "443") return client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  const upstream = net.connect(443, hostname, () => {
    client.write("HTTP/1.1 200 OK\r\n\r\n");
    upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
  });
  upstream.on("error", () => client.destroy());
  client.on("error", () => upstream.destroy());
});

server.listen(Number(port), host);
