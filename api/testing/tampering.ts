/** Ways to forge a signed token. */

/** The token with each bit flipped once; one character per byte. */
export function* bitFlips(token: string) {
  const bytes = Buffer.from(token);
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield flipped.toString("latin1");
  }
}

/** The token truncated, extended, reversed, or with another encoding of the signature. */
export function* malformedTokens(token: string) {
  const dot = token.lastIndexOf(".");
  const [text, mac] = [token.slice(0, dot), token.slice(dot + 1)];
  for (let length = 0; length < token.length; length++) {
    yield token.slice(0, length);
    yield token.slice(token.length - length);
  }
  for (const extra of ["A", "0", "=", "==", ".", "-1", " ", "\n", "\r\n", "\0", "/", "%"]) {
    yield token + extra;
    yield extra + token;
    yield `${text}${extra}.${mac}`;
  }
  yield `${mac}.${text}`;
  yield `${text}.${text}`;
  yield `${mac}.${mac}`;
  yield `${text}.`;
  yield `.${mac}`;
  yield `${text}.${"A".repeat(mac.length)}`;
  yield `${token}.${mac}`;
  yield text + mac;
  yield `${text}.${Buffer.from(mac, "base64url").toString("base64")}`;
  yield `${text}.${Buffer.from(mac, "base64url").toString("hex")}`;
  for (const other of [token.toLowerCase(), token.toUpperCase()]) if (other !== token) yield other;
}

/** Encodes each byte as %XX, so that it reaches the service unchanged. */
export const percentEncode = (bytes: string) =>
  [...Buffer.from(bytes, "latin1")]
    .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("");
