import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** In the format of the Standard Webhooks specification. */
export const createSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

interface Message {
  id: string;
  sentAt: Date;
  body: string;
}

/** Signs with each secret, so that the receiver can verify with the old or the new one after a rotation. */
export const signMessage = (secrets: readonly string[], { id, sentAt, body }: Message) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
  "webhook-signature": secrets
    .map((secret) => new Webhook(secret).sign(id, sentAt, body))
    .join(" "),
});
