import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createSecret, signMessage } from "./sign.ts";

/** As a receiver without the package calculates it. */
function calculateSignature(secret: string, text: string) {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}

test("signs ID, timestamp and body with each secret, as the specification says", () => {
  const secrets = [createSecret(), createSecret()];
  const body = JSON.stringify({ type: "test", data: { message: "Grüße 👋" } });
  const sentAt = new Date();
  const headers = signMessage(secrets, { id: "msg_1", sentAt, body });
  const timestamp = Math.floor(sentAt.getTime() / 1_000);
  expect(headers).toEqual({
    "webhook-id": "msg_1",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets
      .map((secret) => calculateSignature(secret, `msg_1.${timestamp}.${body}`))
      .join(" "),
  });
  for (const secret of secrets)
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(createSecret()).verify(body, headers)).toThrow("No matching signature");
});

test("creates a different secret of 256 bits each time", () => {
  const [one = "", other] = [createSecret(), createSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace("whsec_", ""), "base64").length).toBe(32);
});
