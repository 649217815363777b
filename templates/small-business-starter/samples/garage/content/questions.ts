/*
  Frequently asked questions. "open: true" shows the answer when the page loads.
*/
import type { Questions } from "#src/content-types.ts";

export const questions: Questions = {
  link: "Questions",
  heading: "Straight answers.",
  intro: "",
  background: "page",
  items: [
    {
      question: "Do I need a slot?",
      answer:
        "For tires on Saturday, no. For everything else, yes. That way a lift is free and you don’t wait.",
      open: true,
    },
    {
      question: "Can I bring my own parts?",
      answer: "You can. We install them, but the warranty then only covers our work.",
    },
    {
      question: "Do you have loaner cars?",
      answer: "Two. They are not pretty, but the tanks are full. Ask when you book.",
    },
    {
      question: "What do you do with the old part?",
      answer: "Show it to you. Then you take it, or we recycle it.",
    },
  ],

  // The button below the questions. Use null for no button.
  button: { text: "Ask something else", to: "contact" },
};
