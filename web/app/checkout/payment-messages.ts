import type { AlertMessage } from "#app/ui/alert.tsx";

export const nothingToPayWith: AlertMessage = {
  tone: "bad",
  text: "Error processing payment.",
  advice: "Nothing was charged. Choose a way to pay above and check its details.",
};

export const noAnswer: AlertMessage = {
  tone: "bad",
  text: "Error processing payment.",
  advice: "We did not get an answer. You can safely try again: this order is never charged twice.",
};
