import { createHmac, timingSafeEqual } from "node:crypto";

type Purpose =
  | "order"
  | "file"
  | "claim"
  | "request"
  | "lead"
  | "form"
  | "key"
  | "desk-code"
  | "unsubscribe";

const MAC_LENGTH = 22;

export interface Signer {
  sign(purpose: Purpose, text: string): string;
  /** Returns the signed text, or undefined when the signature is not valid. */
  verify(purpose: Purpose, token: string): string | undefined;
  /** A stable hash that replaces personal data, such as an IP address in a rate limit. */
  keyedHash(text: string): string;
}

/** Signs with the first key and accepts all, so that keys can be rotated without breaking links. */
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
    verify(purpose, token) {
      const dot = token.lastIndexOf(".");
      const text = token.slice(0, dot);
      const signature = Buffer.from(token.slice(dot + 1));
      const isSignedBy = (key: string) => {
        const expected = Buffer.from(mac(key, purpose, text));
        return signature.length === expected.length && timingSafeEqual(signature, expected);
      };
      return dot > 0 && keys.some(isSignedBy) ? text : undefined;
    },
    keyedHash: (text) => mac(current, "key", text),
  };
}

/** Long enough to be unique, short enough for a link in an email. */
export const shortSalt = ({ link_salt }: { link_salt: string }) =>
  link_salt.replaceAll("-", "").slice(0, 12);
