import type { Random } from "./random.ts";

const texts = [
  ...["", " ", "a", "null", "true", "0", "-1", "1e999", "NaN", "undefined", "[object Object]"],
  ...["ada@example.com", "ADA@EXAMPLE.COM", "a@b", "@", "a@b.c\r\nBcc: all@example.com"],
  ...["Basic Single-Page", "49", "49.00", "4900", "49,00", "$49", "0x31", "٤٩", "-49"],
  ...[
    "00000000-0000-4000-8000-000000000000",
    "not-a-uuid",
    "'; drop table leads; --",
    "%s%n",
    "$1",
  ],
  ...["\udfff\ud800", "\u202e", "\ufeff", "ﷺ", "👩‍👩‍👧‍👦", "İ", "ß".repeat(99)],
  ...["<script>alert(1)</script>", "../../etc/passwd", "__proto__", "constructor"],
  ...["x".repeat(199), "x".repeat(300), "é".repeat(20_000)],
];

/** Strings that a database or an email cannot contain. */
const invalidStrings = ["\0", "Ada\0Lovelace", "\ud800", "\x1b[2J", "\r\n.\r\n"];

const pickText = (random: Random) => random.pick(random.percent(20) ? invalidStrings : texts);

const numbers = [0, -0, 1, -1, 0.1, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE];

/** Field names of our requests, and some that have no meaning. */
const names = [
  ...["name", "email", "phone", "message", "_gotcha", "_replyto", "key", "plan", "amount"],
  ...["nonce", "paymentMethodNonce", "bt_signature", "bt_payload", "toString", "hasOwnProperty"],
  ...["__proto__", "constructor", "prototype", "then", "length", "", "\0", "ключ", "a.b[c]"],
];

function buildValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 4 : 6);
  if (kind === 0) return random.pick([null, true, false]);
  if (kind === 1) return random.pick(numbers);
  if (kind < 4) return pickText(random);
  const size = random.below(5);
  if (kind === 4) return Array.from({ length: size }, () => buildValue(random, depth + 1));
  return buildFields(random, size, depth + 1);
}

function buildFields(random: Random, size: number, depth = 0) {
  return Object.fromEntries(
    Array.from({ length: size }, () => [random.pick(names), buildValue(random, depth)]),
  );
}

/** A valid request with some fields changed. */
export function buildFuzzedJson(random: Random): Buffer {
  const valid = {
    key: "6f0b1fd8-2d0a-4d9c-9d4e-3a1f0a3d7c11",
    plan: "Basic Single-Page",
    amount: "49",
    email: "ada@example.com",
  };
  const body = random.percent(20)
    ? buildValue(random)
    : { ...valid, ...buildFields(random, random.below(4)) };
  const text = JSON.stringify(body) ?? "";
  return corruptBytes(random, Buffer.from(random.percent(10) ? insertPayload(random, text) : text));
}

function insertPayload(random: Random, text: string) {
  const payload = random.pick([
    '"__proto__":{"admin":true},',
    '"constructor":{"prototype":{"a":1}},',
    '"email":"a\\u0000@example.com",',
    '"email":1e99999,',
    '"a":"\\ud800",',
    `"a":${"[".repeat(5_000)}${"]".repeat(5_000)},`,
  ]);
  return text.replace("{", `{${payload}`);
}

export const BOUNDARY = "fuzz";

const validForm: Record<string, string> = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "",
  message: "A site for my engine, please.",
  _gotcha: "",
  _replyto: "",
};

/** The quote form as a browser sends it, with fields missing, duplicated or invalid. */
export function buildFuzzedForm(random: Random): Buffer {
  const fieldNames = Object.keys(validForm);
  const included = random.percent(80) ? fieldNames : fieldNames.filter(() => random.percent(80));
  const extra = Array.from({ length: random.percent(70) ? 0 : random.below(12) }, () =>
    random.pick(names),
  );
  const parts = [...included, ...extra].map((name) => {
    const text = random.percent(85) ? (validForm[name] ?? "") : pickText(random);
    const file = random.percent(3) ? '; filename="a.exe"' : "";
    const type = random.percent(5) ? `\r\nContent-Type: ${random.pick(texts)}` : "";
    const lineEnd = random.percent(98) ? "\r\n" : "";
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${text}${lineEnd}`;
  });
  const end = random.percent(95) ? `--${BOUNDARY}--\r\n` : "";
  return corruptBytes(random, Buffer.from(parts.join("") + end));
}

/** Truncates the bytes, changes some of them, or returns them unchanged. */
export function corruptBytes(random: Random, bytes: Buffer): Buffer {
  if (random.percent(75)) return bytes;
  if (random.percent(40)) return bytes.subarray(0, random.below(bytes.length + 1));
  const copy = Buffer.from(bytes);
  for (let n = random.below(6); n >= 0 && copy.length > 0; n--) {
    copy[random.below(copy.length)] = random.below(256);
  }
  return copy;
}
