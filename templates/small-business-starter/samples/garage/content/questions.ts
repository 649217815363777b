/*
  Questions that people ask. "open: true" shows an answer from the start.
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
        "For tires on Saturday, no. For everything else, yes: then a lift is free and you do not wait.",
      open: true,
    },
    {
      question: "Can I bring my own parts?",
      answer: "You can. We mount them, but the warranty is then on our work only.",
    },
    {
      question: "Do you have a car to borrow?",
      answer: "Two. They are not pretty, but they are full. Ask when you book.",
    },
    {
      question: "What do you do with the old part?",
      answer: "Show it to you. Then you take it, or we recycle it.",
    },
  ],

  // The button below the questions. No button? Write null.
  button: { text: "Ask something else", to: "contact" },
};
