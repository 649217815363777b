import { createHmac, timingSafeEqual } from "node:crypto";

type Purpose = "order" | "file" | "claim" | "request" | "lead" | "form" | "key" | "desk-code";

const MAC_LENGTH = 22;

export interface Signer {
  sign(purpose: Purpose, text: string): string;
  /** The signed text, or nothing when so much as a bit of the token is not ours. */
  open(purpose: Purpose, token: string): string | undefined;
  /** A stable stand-in for something personal, such as an address that is counted. */
  pseudonym(text: string): string;
}

/** Signs with the first key and accepts any, so that keys can be changed without breaking links. */
export function createSigner(keys: readonly string[]): Signer {
  const mac = (key: string, purpose: Purpose, text: string) =>
    createHmac("sha256", key)
      .update(`${purpose}\n${text}`)
      .digest("base64url")
      .slice(0, MAC_LENGTH);
  const current = keys[0];
  if (current === undefined) throw new Error("No signing key");
  return {
    sign: (purpose, text) => `${text}.${mac(current, purpose, text)}`,
    open(purpose, token) {
      const dot = token.lastIndexOf(".");
      const text = token.slice(0, dot);
      const given = Buffer.from(token.slice(dot + 1));
      const signedBy = (key: string) => {
        const expected = Buffer.from(mac(key, purpose, text));
        return given.length === expected.length && timingSafeEqual(given, expected);
      };
      return dot > 0 && keys.some(signedBy) ? text : undefined;
    },
    pseudonym: (text) => mac(current, "key", text),
  };
}
