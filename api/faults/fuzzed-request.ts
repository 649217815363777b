import { BOUNDARY, damaged, fuzzedForm, fuzzedJson } from "./fuzzed-body.ts";
import type { Chance } from "./random.ts";

export interface Route {
  method: string;
  /** With parameters like {token}. */
  path: string;
}

export interface FuzzedRequest {
  bytes: Buffer;
  /** The server may wait for more, so the client hangs up after it. */
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
const oddPaths = [
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
const oddWords = [
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
  ...["Origin: https://elsewhere.example", "X-Form-Began: 1.2.3", "X-Form-Began: \u00ff"],
  ...["Range: bytes=0-", "Range: bytes=-0", "Range: bytes=9999999999999-", "If-Range: x"],
  ...["Content-Encoding: gzip", "Expect: 100-continue", "Expect: tea", "Upgrade: websocket"],
  ...["Host: \u00e9", "Cookie: a=b; =; ;", `X-Long: ${"y".repeat(9_000)}`, "X-Request-Id: '"],
  ...["Transfer-Encoding: gzip", "Content-Length: -1", "Content-Length: 1e3", "No colon", ": none"],
];

/** For each parameter, what opens something real. */
export type Keys = Record<string, readonly string[]>;

/** A call of a route that is nearly right. */
export function fuzzedRequest(chance: Chance, routes: readonly Route[], keys: Keys): FuzzedRequest {
  const route = chance.pick(routes);
  const method = chance.percent(75) ? route.method : chance.pick(methods);
  const body = method === "GET" || method === "HEAD" ? Buffer.alloc(0) : someBody(chance, route);
  const lines = [
    `${method} ${somePath(chance, route, keys)} HTTP/1.${chance.percent(98) ? 1 : 0}`,
    "Host: agency.example",
    // From everywhere, so that limits are met now and then, and not always.
    `X-Forwarded-For: ${chance.percent(95) ? address(chance) : chance.pick(oddWords)}`,
    `Content-Type: ${chance.percent(70) ? fitting(route) : chance.pick(types)}`,
  ];
  let incomplete = false;
  for (let n = chance.below(3); n > 0; n--) {
    const odd = chance.pick(oddHeaders);
    incomplete ||= /Transfer|Length|Expect|Upgrade/.test(odd);
    lines.push(odd);
  }
  if (chance.percent(96)) lines.push(`Content-Length: ${body.length}`);
  else {
    incomplete = true;
    lines.push(chance.pick([`Content-Length: ${body.length + 5}`, "Transfer-Encoding: chunked"]));
  }
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  const whole = Buffer.concat([head, body]);
  const bytes = chance.percent(97) ? whole : damaged(chance, whole);
  return { bytes, incomplete: incomplete || bytes !== whole };
}

const takesForm = ({ path }: Route) => path === "/api/contact";
const fitting = (route: Route) => (takesForm(route) ? types[1] : types[0]);

const address = (chance: Chance) => `10.${[0, 0, 0].map(() => chance.below(256)).join(".")}`;

function someBody(chance: Chance, route: Route) {
  if (chance.percent(5)) return chance.bytes(chance.below(300));
  return takesForm(route) === chance.percent(90) ? fuzzedForm(chance) : fuzzedJson(chance);
}

function somePath(chance: Chance, { path }: Route, keys: Keys) {
  if (chance.percent(3)) return chance.pick(oddPaths);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    chance.percent(75) ? someKey(chance, keys[name] ?? ["a"]) : chance.pick(oddWords),
  );
  if (chance.percent(90)) return filled;
  return `${filled}?${chance.pick(oddWords)}=${chance.pick(oddWords)}&__proto__[a]=1`;
}

function someKey(chance: Chance, keys: readonly string[]) {
  const key = chance.pick(keys);
  if (chance.percent(70)) return key;
  const changed = [...key];
  changed[chance.below(changed.length)] = chance.pick(["A", "0", "-", ".", "_", "%00", "%20", ""]);
  return changed.join("");
}
