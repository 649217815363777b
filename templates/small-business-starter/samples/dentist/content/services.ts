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
  heading: "Everything your\nteeth may need.",
  intro: "One practice for the whole family, from the first tooth to the last crown.",
  background: "page",

  // The last part of the web address: yoursite.com/services/
  address: "services",

  // The sections at the end of every service page.
  sections: [],
  items: [
    {
      icon: "check",
      name: "Check-up and cleaning",
      text: "Forty minutes, twice a year, and no lecture.",
      page: {
        address: "check-up",
        heading: "Forty minutes, and no lecture.",
        intro:
          "A look at every tooth, a gentle cleaning, and a plan you can read. Twice a year is enough for most.",
        picture: { file: "rooms/cups.svg", alt: "Three glasses with two toothbrushes each" },
        price: "from $95",
        priceNote: "X-ray extra, if needed",
        facts: [
          { name: "Takes", text: "40 minutes" },
          { name: "How often", text: "every six months" },
          { name: "With", text: "Lou Marchetti" },
        ],
        includes: [
          "Every tooth and all gums checked",
          "Tartar and stains removed",
          "Polish in a flavor you choose",
          "A written plan with prices",
        ],
        questions: [
          {
            question: "I haven’t been in years. Will you scold me?",
            answer: "No. We are glad you came, and start from today.",
          },
          {
            question: "Does cleaning hurt?",
            answer: "It can tickle your gums. Say so, and we numb the spot.",
          },
        ],
        button: { text: "Book a check-up", to: "contact" },
      },
    },
    {
      icon: "drop",
      name: "Fillings",
      text: "In the color of the tooth, done in one visit.",
      page: {
        address: "fillings",
        heading: "One visit, and you can’t see it.",
        intro: "Ceramic in the color of your tooth, shaped until the bite feels like before.",
        picture: { file: "rooms/paste.svg", alt: "A toothbrush with a pink wave of paste" },
        price: "from $140",
        priceNote: "by size, agreed before we start",
        facts: [
          { name: "Takes", text: "30 to 50 minutes" },
          { name: "Lasts", text: "ten years and more" },
          { name: "Numb for", text: "about two hours" },
        ],
        includes: [
          "Numbing that you barely feel",
          "Old filling removed, if there is one",
          "Ceramic filling in your color",
          "A check of the bite a week later",
        ],
        questions: [
          {
            question: "Can I eat afterwards?",
            answer: "Yes, once the numbness is gone. The filling sets immediately.",
          },
        ],
        button: { text: "Ask about a filling", to: "contact" },
      },
    },
    {
      icon: "shield",
      name: "Crowns",
      text: "Made in our own lab, between breakfast and lunch.",
      page: {
        address: "crowns",
        heading: "A crown before lunch.",
        intro:
          "We scan instead of using paste, and the mill next door makes your crown while you read.",
        picture: { file: "rooms/vase.svg", alt: "A vase in the shape of a molar" },
        price: "from $890",
        priceNote: "everything included",
        facts: [
          { name: "Takes", text: "one morning" },
          { name: "Visits", text: "one" },
          { name: "Warranty", text: "five years" },
        ],
        includes: [
          "A scan, no paste in the mouth",
          "A ceramic crown in your color",
          "Fitting and fine shaping",
          "Two checks in the first year",
        ],
        questions: [
          { question: "Do I need a temporary one?", answer: "No. You leave with the real crown." },
          { question: "What if it does not fit?", answer: "Then we mill it again, at our cost." },
        ],
        button: { text: "Plan a crown", to: "contact" },
      },
    },
    {
      icon: "xray",
      name: "Root canal",
      text: "Under a microscope, so that the tooth can stay.",
      page: {
        address: "root-canal",
        heading: "The word is worse than the visit.",
        intro:
          "Under a microscope and well numbed. Most people say afterwards that they nearly fell asleep.",
        picture: {
          file: "rooms/xray.svg",
          alt: "An X-ray picture of two rows of teeth, one circled",
        },
        price: "from $620",
        priceNote: "front tooth; molars cost more",
        facts: [
          { name: "Takes", text: "90 minutes" },
          { name: "With", text: "Dr. Jonas Weller" },
          { name: "In pain?", text: "same-day visit" },
        ],
        includes: [
          "Deep numbing and all the time it needs",
          "Work under the microscope",
          "X-ray before and after",
          "A call from us in the evening",
        ],
        questions: [
          {
            question: "Wouldn’t pulling it be simpler?",
            answer: "Simpler today. A gap costs more later, so we keep what can be kept.",
          },
        ],
        button: { text: "Ask for a visit today", to: "contact" },
      },
    },
    {
      icon: "smile",
      name: "Whitening",
      text: "Two shades lighter, slowly and safely.",
      page: {
        address: "whitening",
        heading: "Two shades, slowly.",
        intro:
          "With trays made for you, at home, an hour a day for two weeks. Slow is what keeps it gentle.",
        picture: { file: "rooms/smiles.svg", alt: "A pattern of smiles in three colors" },
        price: "$320",
        priceNote: "trays and gel",
        facts: [
          { name: "Takes", text: "two weeks, at home" },
          { name: "Lasts", text: "about two years" },
          { name: "First step", text: "a cleaning" },
        ],
        includes: [
          "A check whether your teeth can be whitened",
          "Trays that fit only you",
          "Gel for fourteen days",
          "A photo before and after",
        ],
        questions: [
          {
            question: "Will my teeth be sensitive?",
            answer: "A little, for a few days. The gel contains something that helps.",
          },
        ],
        button: { text: "Ask about whitening", to: "contact" },
      },
    },
    {
      icon: "heart",
      name: "Children",
      text: "A separate room with a boat in it.",
      page: {
        address: "children",
        heading: "The room with the boat.",
        intro:
          "First visits are for looking around. No one has to open their mouth, and nearly everyone does.",
        picture: { file: "rooms/bay.svg", alt: "The moon over the bay at night" },
        price: "Free",
        priceNote: "up to age twelve",
        facts: [
          { name: "From", text: "the first tooth" },
          { name: "Best time", text: "in the morning" },
          { name: "With", text: "Dr. Amara Osei" },
        ],
        includes: [
          "A ride in the chair",
          "Counting all the teeth, aloud",
          "Brushing practice on the whale",
          "A check-up and, if needed, fluoride varnish",
        ],
        questions: [
          {
            question: "My child is afraid. What now?",
            answer: "Come twice just to play. The third time is usually the charm.",
          },
        ],
        button: { text: "Book a first visit", to: "contact" },
      },
    },
  ],
};
