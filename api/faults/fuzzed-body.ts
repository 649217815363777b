import type { Chance } from "./random.ts";

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

/** What a database or a mail might choke on. */
const indigestible = ["\0", "Ada\0Lovelace", "\ud800", "\x1b[2J", "\r\n.\r\n"];

const oddText = (chance: Chance) => chance.pick(chance.percent(20) ? indigestible : texts);

const numbers = [0, -0, 1, -1, 0.1, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE];

/** The names that our own requests use, and some that should mean nothing. */
const names = [
  ...["name", "email", "phone", "message", "_gotcha", "_replyto", "key", "plan", "amount"],
  ...["nonce", "paymentMethodNonce", "bt_signature", "bt_payload", "toString", "hasOwnProperty"],
  ...["__proto__", "constructor", "prototype", "then", "length", "", "\0", "ключ", "a.b[c]"],
];

function value(chance: Chance, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 4 : 6);
  if (kind === 0) return chance.pick([null, true, false]);
  if (kind === 1) return chance.pick(numbers);
  if (kind < 4) return oddText(chance);
  const size = chance.below(5);
  if (kind === 4) return Array.from({ length: size }, () => value(chance, depth + 1));
  return fields(chance, size, depth + 1);
}

function fields(chance: Chance, size: number, depth = 0) {
  return Object.fromEntries(
    Array.from({ length: size }, () => [chance.pick(names), value(chance, depth)]),
  );
}

/** A request as it should be, with a few things changed. */
export function fuzzedJson(chance: Chance): Buffer {
  const proper = {
    key: "6f0b1fd8-2d0a-4d9c-9d4e-3a1f0a3d7c11",
    plan: "Basic Single-Page",
    amount: "49",
    email: "ada@example.com",
  };
  const whole = chance.percent(20)
    ? value(chance)
    : { ...proper, ...fields(chance, chance.below(4)) };
  const text = JSON.stringify(whole) ?? "";
  return damaged(chance, Buffer.from(chance.percent(10) ? poisoned(chance, text) : text));
}

function poisoned(chance: Chance, text: string) {
  const poison = chance.pick([
    '"__proto__":{"admin":true},',
    '"constructor":{"prototype":{"a":1}},',
    '"email":"a\\u0000@example.com",',
    '"email":1e99999,',
    '"a":"\\ud800",',
    `"a":${"[".repeat(5_000)}${"]".repeat(5_000)},`,
  ]);
  return text.replace("{", `{${poison}`);
}

export const BOUNDARY = "fuzz";

const properForm: Record<string, string> = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "",
  message: "A site for my engine, please.",
  _gotcha: "",
  _replyto: "",
};

/** The quote form as a browser sends it, with fields missing, doubled or odd. */
export function fuzzedForm(chance: Chance): Buffer {
  const proper = Object.keys(properForm);
  const given = chance.percent(80) ? proper : proper.filter(() => chance.percent(80));
  const extra = Array.from({ length: chance.percent(70) ? 0 : chance.below(12) }, () =>
    chance.pick(names),
  );
  const parts = [...given, ...extra].map((name) => {
    const text = chance.percent(85) ? (properForm[name] ?? "") : oddText(chance);
    const file = chance.percent(3) ? '; filename="a.exe"' : "";
    const type = chance.percent(5) ? `\r\nContent-Type: ${chance.pick(texts)}` : "";
    const ended = chance.percent(98) ? "\r\n" : "";
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${text}${ended}`;
  });
  const end = chance.percent(95) ? `--${BOUNDARY}--\r\n` : "";
  return damaged(chance, Buffer.from(parts.join("") + end));
}

/** Cut short, changed in some bytes, or left as it is. */
export function damaged(chance: Chance, bytes: Buffer): Buffer {
  if (chance.percent(75)) return bytes;
  if (chance.percent(40)) return bytes.subarray(0, chance.below(bytes.length + 1));
  const copy = Buffer.from(bytes);
  for (let n = chance.below(6); n >= 0 && copy.length > 0; n--) {
    copy[chance.below(copy.length)] = chance.below(256);
  }
  return copy;
}
