import type { Message } from "./message.ts";

/** To the visitor: fixed words, nothing of what was sent to us. */
export function leadAcknowledgement(): Message {
  return { subject: "We have your message", automatic: true, body: <p>Thanks</p> };
}
