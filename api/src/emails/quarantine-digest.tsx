import type { LeadFacts } from "./lead-notification.tsx";
import type { Message } from "./message.ts";

/** To the owner: what was held back on that day, with the reasons. */
export function quarantineDigest(
  day: string,
  leads: (LeadFacts & { suspicions: string[] })[],
): Message {
  return { subject: `${leads.length} messages held back on ${day}`, body: <p>{leads.length}</p> };
}
