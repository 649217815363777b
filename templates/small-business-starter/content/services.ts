/*
  Your services. Each has a card on the home page and, with "page", its own page.
  To add a service, copy a block from { to }, with its comma. To remove a service, delete its block.
  Without "page: {...}", a service is a card without a link.

  Available icons: calendar, camera, car, chat, check, checkup, clock, cup, dental, drop, engine,
  gauge, heart, home, key, leaf, mail, night, paw, phone, pin, scissors, shield, smile, spark, star,
  surgery, tire, truck, vaccine, wrench, xray.
*/
import type { Services } from "#src/content-types.ts";

export const services: Services = {
  link: "Services",
  // \n starts a new line.
  heading: "Everything\nunder one roof.",
  intro: "From the first vaccine to the last gray whisker, without a drive across town.",

  // "page", "soft", "warm" or "strong" (dark)
  background: "page",

  // The price list is at yoursite.com/services/
  address: "services",

  // The sections at the end of every service page.
  sections: [],

  items: [
    {
      icon: "checkup",
      name: "Check-ups",
      text: "Nose to tail in thirty unhurried minutes.",
      page: {
        // The last part of the web address: yoursite.com/services/check-ups/
        address: "check-ups",
        heading: "A check-up without the hurry.",
        intro:
          "One vet, one animal, half an hour. We look first, touch later, and write it all down.",
        picture: { file: "pets/biscuit.svg", alt: "Biscuit, a brown dog with long ears" },
        price: "from $65",
        priceNote: "per visit, less with a plan",
        facts: [
          { name: "Takes", text: "30 minutes" },
          { name: "Next opening", text: "within a week" },
          { name: "With", text: "the same vet each time" },
        ],
        includes: [
          "Eyes, ears, teeth, heart and joints",
          "Weight chart since the first visit",
          "Time for your list of questions",
          "A written plan for the coming year",
        ],
        questions: [
          {
            question: "How often should we come?",
            answer:
              "Once a year while young and healthy, twice a year from the eighth birthday on.",
          },
          {
            question: "Should my dog be fasting?",
            answer: "No. Bring treats instead: we use them freely.",
          },
        ],
        button: { text: "Book a check-up", to: "contact" },
      },
    },
    {
      icon: "vaccine",
      name: "Vaccines",
      text: "A yearly plan and a card that fits a wallet.",
      page: {
        address: "vaccines",
        heading: "Only the shots they need.",
        intro: "We ask how your animal lives before we open the fridge. An indoor cat needs less.",
        picture: { file: "pets/clover.svg", alt: "Clover, a rabbit in front of a coral sun" },
        price: "from $28",
        priceNote: "per vaccine, check-up not included",
        facts: [
          { name: "Takes", text: "15 minutes" },
          { name: "Walk-in", text: "weekdays before ten" },
          { name: "Reminder", text: "by text, a month ahead" },
        ],
        includes: [
          "A quick check of heart and temperature",
          "The vaccine and the needle",
          "An entry in the vaccine card and the pet passport",
          "Ten minutes on the bench, to be sure",
        ],
        questions: [
          {
            question: "Does it hurt?",
            answer: "Less than a bramble. Most look surprised, then look for the biscuit.",
          },
          {
            question: "We are traveling abroad. Is that enough?",
            answer:
              "Tell us where and when, six weeks ahead. Some countries want a blood test too.",
          },
        ],
        button: { text: "Ask about vaccines", to: "contact" },
      },
    },
    {
      icon: "dental",
      name: "Teeth",
      text: "Cleaning, pulls, and brushing lessons for you.",
      page: {
        address: "teeth",
        heading: "Fresh breath, for a change.",
        intro:
          "Most animals over three have sore gums and never say so. Tom can tell, and fix them.",
        picture: { file: "pets/moss.svg", alt: "Moss, a gray cat with a green collar" },
        price: "from $240",
        priceNote: "a cleaning, anesthetic included",
        facts: [
          { name: "Takes", text: "a morning" },
          { name: "Home again", text: "the same day" },
          { name: "With", text: "Dr. Tom Lindqvist" },
        ],
        includes: [
          "Blood test before the anesthetic",
          "Scaling above and below the gum",
          "X-rays of every tooth",
          "A brushing lesson, for the human",
        ],
        questions: [
          {
            question: "What if a tooth must come out?",
            answer: "We call you first, with the price. Nothing is pulled without your okay.",
          },
          {
            question: "Is the anesthetic safe for an old cat?",
            answer:
              "Age is not an illness. The blood test tells us, and a nurse watches every breath.",
          },
        ],
        button: { text: "Book a dental check", to: "contact" },
      },
    },
    {
      icon: "xray",
      name: "X-ray",
      text: "On site, read with you, on the same day.",
      page: {
        address: "x-ray",
        heading: "See what hurts, today.",
        intro: "The machine is down the hall. You see the picture when we do, and we explain it.",
        picture: { file: "pets/otto.svg", alt: "Otto, a white dog with gray ears" },
        price: "from $110",
        priceNote: "two pictures and the reading",
        facts: [
          { name: "Takes", text: "20 minutes" },
          { name: "Result", text: "while you wait" },
          { name: "Files", text: "yours to keep" },
        ],
        includes: [
          "Two views of the sore spot",
          "A second pair of eyes, always",
          "The pictures by email",
          "A printout for your own vet, if that is not us",
        ],
        questions: [
          {
            question: "Does he have to be sedated?",
            answer:
              "Rarely. Most lie still for the ten seconds if you stand where they can see you.",
          },
        ],
        button: { text: "Ask for an X-ray", to: "contact" },
      },
    },
    {
      icon: "surgery",
      name: "Surgery",
      text: "Two surgeons and one very calm recovery room.",
      page: {
        address: "surgery",
        heading: "In good hands, and awake by dinner.",
        intro:
          "From neutering to knees. You meet the surgeon before, and get a text when they wake.",
        picture: { file: "pets/ginger.svg", alt: "Ginger, an orange cat" },
        price: "from $190",
        priceNote: "in writing before you decide",
        facts: [
          { name: "Days", text: "Tuesday and Thursday" },
          { name: "Home again", text: "usually the same day" },
          { name: "With", text: "Dr. Ada Okafor" },
        ],
        includes: [
          "A conversation and a blood test the day before",
          "A nurse who watches the anesthetic",
          "Pain relief to take home",
          "Stitches out after ten days",
        ],
        questions: [
          {
            question: "Can I wait here?",
            answer: "Next door, at the bakery. We text you from the recovery room.",
          },
          {
            question: "What if something goes wrong at home?",
            answer: "Call the usual number. At night, the vet on duty answers.",
          },
        ],
        button: { text: "Talk to a surgeon", to: "contact" },
      },
    },
    {
      icon: "night",
      name: "Night line",
      text: "A vet, not a machine, from seven to seven.",
      page: {
        address: "night-line",
        heading: "Three in the morning? Call.",
        intro: "Call the usual number. The vet on duty decides with you whether it can wait.",
        picture: {
          file: "pets/otto-and-ginger.svg",
          alt: "A white dog and an orange cat, cheek to cheek",
        },
        price: "Free",
        priceNote: "with a plan, $20 per call without",
        facts: [
          { name: "Hours", text: "7 pm to 7 am" },
          { name: "Answer", text: "within five rings" },
          { name: "If it is bad", text: "we open the door" },
        ],
        includes: [
          "A vet on the phone, every night",
          "A photo or a video by text",
          "The practice opened when it cannot wait",
          "A call back the next morning",
        ],
        questions: [
          {
            question: "When should I drive instead of calling?",
            answer: "Trouble breathing, a swollen belly, or poison: drive, and call on the way.",
          },
        ],
        button: { text: "See our plans", to: "pricing" },
      },
    },
  ],
};
