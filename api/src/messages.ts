import { alertMessages } from "./alerts/messages.ts";
import { claimMessages } from "./claims/messages.ts";
import { deskMessages } from "./desk/messages.ts";
import { fulfillmentMessages } from "./fulfillment/messages.ts";
import { hourMessages } from "./hours/messages.ts";
import { leadMessages } from "./leads/messages.ts";
import type { MessageDefinition } from "./mail/define-message.ts";
import { orderPageMessages } from "./order-page/messages.ts";
import { requestMessages } from "./payment-requests/messages.ts";
import { paymentMessages } from "./payments/messages.ts";

/** All emails of the service. */
export const messages: readonly MessageDefinition[] = [
  ...alertMessages,
  ...claimMessages,
  ...deskMessages,
  ...fulfillmentMessages,
  ...hourMessages,
  ...leadMessages,
  ...orderPageMessages,
  ...paymentMessages,
  ...requestMessages,
];
