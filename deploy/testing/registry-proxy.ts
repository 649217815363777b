/**
 * Lets apt on a test machine, which has no way out of its own, through to the mirrors that this host reaches, and to
 * nothing but ports 80 and 443: node deploy/testing/registry-proxy.ts 10.77.0.1 3128
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
  const onward = http.request(url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  request.pipe(onward);
});

server.on("connect", (request, client, head) => {
  const [name, wanted] = (request.url ?? "").split(":");
  if (wanted !== "443") return client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  const onward = net.connect(443, name, () => {
    client.write("HTTP/1.1 200 OK\r\n\r\n");
    onward.write(head);
    onward.pipe(client);
    client.pipe(onward);
  });
  onward.on("error", () => client.destroy());
  client.on("error", () => onward.destroy());
});

server.listen(Number(port), host);
