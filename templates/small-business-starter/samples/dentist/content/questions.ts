/*
  Questions that people ask. "open: true" shows an answer from the start.
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
        "Most that pay for dentists, and we send the claim for you. Tell us the name when you book and we check what is covered.",
    },
    {
      question: "It hurts now. When can I come?",
      answer: "Call before ten and we see you the same day. After ten, we try.",
    },
    {
      question: "Do I pay at once?",
      answer: "You pay when it is done, by card or in up to six parts without interest.",
    },
  ],

  // The button below the questions. No button? Write null.
  button: { text: "Ask something else", to: "contact" },
};
