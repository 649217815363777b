import type { Message } from "./message.ts";

export interface LeadFacts {
  name: string;
  email: string;
  phone: string;
  message: string;
  replyTo: string;
  receivedAt: Date;
}

/** To the owner. */
export function leadNotification(lead: LeadFacts): Message {
  return {
    subject: `New lead: ${lead.name.replace(/\s+/g, " ")}`,
    replyTo: lead.replyTo,
    body: <p>{lead.message}</p>,
  };
}
