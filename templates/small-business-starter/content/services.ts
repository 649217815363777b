/*
  What you offer: a card on the home page and, with "page", a page of its own.
  Copy everything from one { to its }, to add a service; delete it to remove one.
  Delete only "page: {...}" and the service stays as a card without a page.

  Icons to choose from: calendar, camera, car, chat, check, checkup, clock, cup, dental, drop, engine,
  gauge, heart, home, key, leaf, mail, night, paw, phone, pin, scissors, shield, smile, spark, star,
  surgery, tire, truck, vaccine, wrench, xray.
*/
import type { Services } from "#src/content-types.ts";

export const services: Services = {
  link: "Services",
  // \n begins a new line.
  heading: "Everything\nunder one roof.",
  intro: "From the first vaccine to the last grey whisker, without a drive across town.",

  // "page", "soft", "warm" or "strong" (dark).
  background: "page",

  // The list with all prices is at yoursite.com/services/
  address: "services",

  // What stands at the end of every service's page.
  sections: [],

  items: [
    {
      icon: "checkup",
      name: "Check-ups",
      text: "Nose to tail in thirty unhurried minutes.",
      page: {
        // The last part of the address: yoursite.com/services/check-ups/
        address: "check-ups",
        heading: "A check-up without the hurry.",
        intro:
          "One vet, one animal, half an hour. We look first, touch later, and write it all down.",
        picture: { file: "pets/biscuit.svg", alt: "Biscuit, a brown dog with long ears" },
        price: "from $65",
        priceNote: "a visit, plans pay less",
        facts: [
          { name: "Takes", text: "30 minutes" },
          { name: "Next free", text: "within a week" },
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
            answer: "Once a year while young and well, twice a year from the eighth birthday on.",
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
        priceNote: "a vaccine, check-up extra",
        facts: [
          { name: "Takes", text: "15 minutes" },
          { name: "Walk-in", text: "weekdays before ten" },
          { name: "Reminder", text: "by text, a month ahead" },
        ],
        includes: [
          "A short look at heart and temperature",
          "The vaccine and the needle",
          "An entry in the card and in the passport",
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
          "Most animals over three have sore gums and never say so. Tom can tell, and mend it.",
        picture: { file: "pets/moss.svg", alt: "Moss, a grey cat with a green collar" },
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
            answer: "We call you first, with the price. Nothing is pulled without your yes.",
          },
          {
            question: "Is the anesthetic safe for an old cat?",
            answer: "Age is no illness. The blood test tells us, and a nurse watches every breath.",
          },
        ],
        button: { text: "Book a look at the teeth", to: "contact" },
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
        picture: { file: "pets/otto.svg", alt: "Otto, a white dog with grey ears" },
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
          "The pictures by e-mail",
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
        heading: "In good hands, and awake by tea.",
        intro:
          "From neutering to knees. You meet the surgeon before, and get a text when they wake.",
        picture: { file: "pets/ginger.svg", alt: "Ginger, an orange cat" },
        price: "from $190",
        priceNote: "in writing before you decide",
        facts: [
          { name: "Days", text: "Tuesday and Thursday" },
          { name: "Home again", text: "mostly the same day" },
          { name: "With", text: "Dr. Ada Okafor" },
        ],
        includes: [
          "A talk and a blood test the day before",
          "A nurse who watches the anesthetic",
          "Pain relief to take home",
          "Stitches out after ten days",
        ],
        questions: [
          {
            question: "May I wait here?",
            answer: "Next door, at the bakery. We text you from the recovery room.",
          },
          {
            question: "What if something goes wrong at home?",
            answer: "Call the usual number. At night it rings at the vet on duty.",
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
        intro:
          "The usual number rings at the vet on duty, who decides with you whether it can wait.",
        picture: {
          file: "pets/otto-and-ginger.svg",
          alt: "A white dog and an orange cat, cheek to cheek",
        },
        price: "Free",
        priceNote: "for plans, $20 a call without",
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
            question: "When should I not call but drive?",
            answer: "Trouble breathing, a swollen belly, or poison: drive, and call on the way.",
          },
        ],
        button: { text: "See our plans", to: "pricing" },
      },
    },
  ],
};
