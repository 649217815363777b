/*
  Frequently asked questions. "open: true" shows the answer when the page loads.
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
      answer:
        "Before ten, just walk in. After that, please book. You’ll get a time, and we’ll keep it.",
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
        "Any that reimburse you. We fill in the claim while you’re here and submit it before you’re home.",
    },
    {
      question: "Can I stay for the procedure?",
      answer:
        "For everything without an anesthetic, yes. For surgery you wait next door, and we text you when your animal wakes up.",
    },
    {
      question: "What if it happens at night?",
      answer:
        "Call the usual number. From 7 pm to 7 am, the vet on duty picks up and decides with you whether it can wait.",
    },
  ],

  // The button below the questions. Use null for no button.
  button: { text: "Ask something else", to: "contact" },
};
