/*
  Questions that people ask. "open: true" shows an answer from the start.
*/
import type { Questions } from "#src/content-types.ts";

export const questions: Questions = {
  link: "Questions",
  heading: "Asked at the desk.",
  intro: "",
  background: "page",
  items: [
    {
      question: "Do I need an appointment?",
      answer: "Before ten you can walk in. After that, book: you will get a time, and we keep it.",
      open: true,
    },
    {
      question: "My cat hates the carrier.",
      answer:
        "Leave it open at home for a week with a blanket inside. If that fails, call us: we see cats in the car, on a lap, or at your place.",
    },
    {
      question: "Which insurance do you take?",
      answer:
        "All that repay you. We fill in the claim while you are here and send it before you are home.",
    },
    {
      question: "Can I stay for the procedure?",
      answer:
        "For everything without an anesthetic, yes. For surgery you wait next door, and we text you when your animal wakes up.",
    },
    {
      question: "What if it happens at night?",
      answer:
        "Call the usual number. From seven to seven it rings at the vet on duty, who decides with you whether it can wait.",
    },
  ],

  // The button below the questions. No button? Write null.
  button: { text: "Ask something else", to: "contact" },
};
