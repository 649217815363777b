/** Writes docs/states.md from the tables of transitions. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transitions } from "../src/core/states.ts";
import { installmentTransitions } from "../src/installments/states.ts";
import { leadTransitions } from "../src/leads/states.ts";
import { orderTransitions } from "../src/orders/states.ts";
import { requestTransitions } from "../src/payment-requests/states.ts";
import { disputeTransitions, responseTransitions } from "../src/payments/disputes/states.ts";
import { refundTransitions } from "../src/payments/refunds/states.ts";
import { attemptTransitions } from "../src/payments/states.ts";
import { deliveryTransitions } from "../src/webhooks/states.ts";

interface Subject {
  title: string;
  text: string;
  /** The states of a new record. */
  initial: readonly string[];
  transitions: Transitions<string>;
}

const { claim, pay, cancelClaim } = orderTransitions;

const subjects: Subject[] = [
  {
    title: "Order",
    text: "`api/src/orders/states.ts`. An order from the checkout starts as `pending`, and one with a reported Venmo payment as `claimed`.",
    initial: ["pending", "claimed"],
    transitions: orderTransitions,
  },
  {
    title: "Venmo claim",
    text: "A claim is an order in the state `claimed`, so this is a part of the order's table. A client can still pay by card instead.",
    initial: ["claimed"],
    transitions: { claim, pay: { ...pay, from: ["claimed"] }, cancelClaim },
  },
  {
    title: "Payment attempt",
    text: "`api/src/payments/states.ts`. An order has at most one attempt that is `charging`, `authorized` or `captured`.",
    initial: ["charging"],
    transitions: attemptTransitions,
  },
  {
    title: "Refund",
    text: "`api/src/payments/refunds/states.ts`. A settled refund can still fail, because a bank can return it.",
    initial: ["requested"],
    transitions: refundTransitions,
  },
  {
    title: "Dispute",
    text: "`api/src/payments/disputes/states.ts`. The gateway decides; we store its outcome, whatever it was before. The code uses only `becomeUnreadable`; the other entries describe what the gateway does.",
    initial: ["open", "won", "lost"],
    transitions: disputeTransitions,
  },
  {
    title: "Dispute response",
    text: "`api/src/payments/disputes/states.ts`. What an owner sends from the desk: evidence, or the acceptance of the loss.",
    initial: ["requested"],
    transitions: responseTransitions,
  },
  {
    title: "Payment request",
    text: "`api/src/payment-requests/states.ts`. Whether it is viewed, expired, overdue or paid follows from other columns.",
    initial: ["draft"],
    transitions: requestTransitions,
  },
  {
    title: "Installment",
    text: "`api/src/installments/states.ts`. Pages also show an installment as claimed or processing, which follows from its order. `close` has no separate update: a new plan or balance replaces the row.",
    initial: ["upcoming", "open"],
    transitions: installmentTransitions,
  },
  {
    title: "Lead",
    text: "`api/src/leads/states.ts`. Quarantine and snooze are other columns. A payment request never moves its lead to an earlier state. In the diagram, `any` stands for every state.",
    initial: ["new"],
    transitions: leadTransitions,
  },
  {
    title: "Webhook delivery",
    text: "`api/src/webhooks/states.ts`. The receiver's response decides.",
    initial: ["pending"],
    transitions: deliveryTransitions,
  },
];

export const statesFile = join(import.meta.dirname, "../../docs/states.md");

export const renderStates = () =>
  `# States

The code reads allowed transitions from these tables. Exceptions are noted below. \`api/faults/model.test.ts\` checks every change against them.

This page is written by \`npm run states\`. Do not edit it.

${subjects.map(renderSubject).join("\n")}`;

const renderSubject = ({ title, text, initial, transitions }: Subject) => `## ${title}

${text}

\`\`\`mermaid
stateDiagram-v2
${[...initial.map((state) => `  [*] --> ${state}`), ...renderArrows(transitions)].join("\n")}
\`\`\`

${renderList(transitions)}
`;

const renderArrows = (transitions: Transitions<string>) =>
  Object.entries(transitions).flatMap(([action, { from, to }]) =>
    (isFromAny(transitions, from) ? ["any"] : from).map(
      (state) => `  ${state} --> ${to}: ${action}`,
    ),
  );

const renderList = (transitions: Transitions<string>) =>
  Object.entries(transitions)
    .map(
      ([action, { from, to, when }]) =>
        `- **${action}** (${isFromAny(transitions, from) ? "any" : from.map(code).join(", ")} to ${code(to)}): ${when}`,
    )
    .join("\n");

/** All states of the table. */
const isFromAny = (transitions: Transitions<string>, from: readonly string[]) =>
  Object.values(transitions)
    .flatMap((transition) => [...transition.from, transition.to])
    .every((state) => from.includes(state));

const code = (state: string) => `\`${state}\``;

if (import.meta.main) writeFileSync(statesFile, renderStates());
