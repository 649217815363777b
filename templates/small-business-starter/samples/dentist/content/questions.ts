/*
  Frequently asked questions. "open: true" shows the answer when the page loads.
*/
import type { Questions } from "#src/content-types.ts";

export const questions: Questions = {
  link: "Questions",
  heading: "Before you ask.",
  intro: "",
  background: "page",
  items: [
    {
      question: "I am afraid. Can you help?",
      answer:
        "Yes, and you are not alone. Raise a hand and we stop, every time. There is music, there is a blanket, and there is laughing gas.",
      open: true,
    },
    {
      question: "Which insurance do you take?",
      answer:
        "Most dental plans, and we submit the claim for you. Name your insurer when you book and we’ll check what is covered.",
    },
    {
      question: "It hurts now. When can I come?",
      answer: "Call before ten and we see you the same day. After ten, we’ll do our best.",
    },
    {
      question: "Do I pay right away?",
      answer: "You pay when the work is done, by card or in up to six interest-free installments.",
    },
  ],

  // The button below the questions. Use null for no button.
  button: { text: "Ask something else", to: "contact" },
};
