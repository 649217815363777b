import { BOUNDARY, buildFuzzedForm, buildFuzzedJson, corruptBytes } from "./fuzzed-body.ts";
import type { Random } from "./random.ts";

export interface Route {
  method: string;
  /** With parameters like {token}. */
  path: string;
}

export interface FuzzedRequest {
  bytes: Buffer;
  /** The server may wait for more bytes, so the client closes the connection. */
  incomplete: boolean;
}

const methods = [
  "GET",
  "POST",
  "HEAD",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "get",
];
const invalidPaths = [
  "/",
  "*",
  "//",
  "/api",
  "/api/",
  "/api/../healthz",
  "/api/%zz",
  "http://x/",
  "/\0",
];
const oddValues = [
  ...["", "%00", "a%00b", "%ff%fe", "%c0%ae", "%2e%2e%2f", "..", "%F0%9F%92%A9", "%E2%80%AE"],
  ...["null", "-1", "1e9", "%27%22%3C", "a".repeat(101), "a".repeat(2_000), "%zz", "%", "a;b=c"],
];
const types = [
  ...["application/json", `multipart/form-data; boundary=${BOUNDARY}`],
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=other",
  ],
  ...["multipart/mixed; boundary=fuzz", "application/x-www-form-urlencoded", "text/plain", "a/b/c"],
  ...["application/json; charset=utf-16", "application/json;;;", "", "\u00ff", "x".repeat(500)],
];
const oddHeaders = [
  ...["Accept: application/json", "Accept: text/html", "Accept-Version: 9.9.9", "Origin: null"],
  ...["Origin: https://elsewhere.example", "x-form-started: 1.2.3", "x-form-started: \u00ff"],
  ...["Range: bytes=0-", "Range: bytes=-0", "Range: bytes=9999999999999-", "If-Range: x"],
  ...["Content-Encoding: gzip", "Expect: 100-continue", "Expect: tea", "Upgrade: websocket"],
  ...["Host: \u00e9", "Cookie: a=b; =; ;", `X-Long: ${"y".repeat(9_000)}`, "X-Request-Id: '"],
  ...["Transfer-Encoding: gzip", "Content-Length: -1", "Content-Length: 1e3", "No colon", ": none"],
];

/** Valid values of each path parameter. */
export type Keys = Record<string, readonly string[]>;

/** An almost valid request of a random route. */
export function buildFuzzedRequest(
  random: Random,
  routes: readonly Route[],
  keys: Keys,
): FuzzedRequest {
  const route = random.pick(routes);
  const method = random.percent(75) ? route.method : random.pick(methods);
  const body = method === "GET" || method === "HEAD" ? Buffer.alloc(0) : buildBody(random, route);
  const lines = [
    `${method} ${buildPath(random, route, keys)} HTTP/1.${random.percent(98) ? 1 : 0}`,
    "Host: agency.example",
    // Many addresses, so that rate limits apply only sometimes.
    `X-Forwarded-For: ${random.percent(95) ? buildAddress(random) : random.pick(oddValues)}`,
    `Content-Type: ${random.percent(70) ? getContentType(route) : random.pick(types)}`,
  ];
  let incomplete = false;
  for (let n = random.below(3); n > 0; n--) {
    const odd = random.pick(oddHeaders);
    incomplete ||= /Transfer|Length|Expect|Upgrade/.test(odd);
    lines.push(odd);
  }
  if (random.percent(96)) lines.push(`Content-Length: ${body.length}`);
  else {
    incomplete = true;
    lines.push(random.pick([`Content-Length: ${body.length + 5}`, "Transfer-Encoding: chunked"]));
  }
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  const valid = Buffer.concat([head, body]);
  const bytes = random.percent(97) ? valid : corruptBytes(random, valid);
  return { bytes, incomplete: incomplete || bytes !== valid };
}

const acceptsForm = ({ path }: Route) => path === "/api/contact";
const getContentType = (route: Route) => (acceptsForm(route) ? types[1] : types[0]);

const buildAddress = (random: Random) => `10.${[0, 0, 0].map(() => random.below(256)).join(".")}`;

function buildBody(random: Random, route: Route) {
  if (random.percent(5)) return random.bytes(random.below(300));
  return acceptsForm(route) === random.percent(90)
    ? buildFuzzedForm(random)
    : buildFuzzedJson(random);
}

function buildPath(random: Random, { path }: Route, keys: Keys) {
  if (random.percent(3)) return random.pick(invalidPaths);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    random.percent(75) ? buildKey(random, keys[name] ?? ["a"]) : random.pick(oddValues),
  );
  if (random.percent(90)) return filled;
  return `${filled}?${random.pick(oddValues)}=${random.pick(oddValues)}&__proto__[a]=1`;
}

function buildKey(random: Random, keys: readonly string[]) {
  const key = random.pick(keys);
  if (random.percent(70)) return key;
  const changed = [...key];
  changed[random.below(changed.length)] = random.pick(["A", "0", "-", ".", "_", "%00", "%20", ""]);
  return changed.join("");
}
