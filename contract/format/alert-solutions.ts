/** What solves an alert in the desk, as the label of a button. */
export const alertSolutions = {
  retry: "Try again",
  "correct-address": "Correct the address",
  "open-order": "Open the order",
  "open-payment-request": "Open the payment request",
  "open-webhook": "Open the webhook",
} as const;

export type AlertSolution = keyof typeof alertSolutions;
