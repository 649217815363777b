import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { isPossible, type Transitions } from "../core/states.ts";
import type { PaymentRequest } from "../db/tables.ts";

/** A new payment request is a draft. */
export const requestTransitions = {
  send: {
    from: ["draft", "sent", "accepted"],
    to: "sent",
    when: "An owner sends it, or a corrected version before anything is paid.",
  },
  accept: {
    from: ["sent"],
    to: "accepted",
    when: "The client accepts it, or an owner records a payment for it.",
  },
  increase: {
    from: ["sent", "accepted"],
    to: "sent",
    when: "An owner delivers with a larger total after the deposit is paid. The client has to accept it.",
  },
  withdrawIncrease: {
    from: ["sent"],
    to: "accepted",
    when: "An owner delivers again, with a total that the client has accepted before.",
  },
  void: {
    from: ["draft", "sent", "accepted"],
    to: "void",
    when: "An owner voids it, or deletes the client's data before everything is paid.",
  },
} as const satisfies Transitions<PaymentRequest["state"]>;

/** A payment request with net15 terms is paid without acceptance. */
export const needsAcceptance = ({ state, terms }: Pick<PaymentRequest, "state" | "terms">) =>
  isPossible(requestTransitions.accept, state) && terms !== "net15";

export const canBePaid = (request: Pick<PaymentRequest, "state" | "terms">) =>
  request.state === "accepted" || (request.state === "sent" && !needsAcceptance(request));

/** The same condition for rows of the table payment_requests. */
export const canBePaidSql = sql<boolean>`(payment_requests.state = 'accepted'
  or (payment_requests.state = 'sent' and payment_requests.terms = 'net15'))`;

/** Whether it is too late to accept a row of the table payment_requests. A client who has paid can always accept. */
export const isExpiredSql = ({ now }: Deps) => sql<boolean>`(payment_requests.state = 'sent'
  and coalesce(payment_requests.expires_at < ${now()}, false) and not exists (
    select from installments where payment_request_id = payment_requests.id
      and paid_at is not null))`;
