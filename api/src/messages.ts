import type { z } from "zod";
import { alertMessages } from "./alerts/messages.ts";
import { claimMessages } from "./claims/messages.ts";
import { deskMessages } from "./desk/messages.ts";
import { fulfillmentMessages } from "./fulfillment/messages.ts";
import { hourMessages } from "./hours/messages.ts";
import { leadMessages } from "./leads/messages.ts";
import { orderPageMessages } from "./order-page/messages.ts";
import { requestMessages } from "./payment-requests/messages.ts";
import { paymentMessages } from "./payments/messages.ts";

/** Everything that the service mails, by the kind of its job. */
export const messages = {
  ...alertMessages,
  ...claimMessages,
  ...deskMessages,
  ...fulfillmentMessages,
  ...hourMessages,
  ...leadMessages,
  ...orderPageMessages,
  ...paymentMessages,
  ...requestMessages,
};

export type Messages = typeof messages;

/** To the one recipient that is named, or to all it is meant for. */
export type MailJob = {
  [Kind in keyof Messages]: { kind: Kind; to?: string } & z.input<Messages[Kind]["data"]>;
}[keyof Messages];
