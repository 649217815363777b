import type { Message } from "./message.ts";

export interface AlertFacts {
  kind: string;
  at: Date;
  detail: unknown;
}

/** To the owner: something needs a person. */
export function ownerAlert(alert: AlertFacts): Message {
  return { subject: `Needs you: ${alert.kind}`, body: <p>{JSON.stringify(alert.detail)}</p> };
}
