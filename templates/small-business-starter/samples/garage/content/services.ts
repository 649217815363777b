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
  heading: "What we fix.",
  intro: "All makes, all years. If it has wheels and fits through the gate, drive it in.",
  background: "page",

  // The last part of the web address: yoursite.com/services/
  address: "services",

  // The sections at the end of every service page.
  sections: [],
  items: [
    {
      icon: "drop",
      name: "Oil and service",
      text: "In and out in the time it takes to drink a coffee.",
      page: {
        address: "service",
        heading: "Oil, filters, done.",
        intro:
          "The manufacturer’s full checklist, stamped in the book, with the oil your engine was built for.",
        picture: { file: "shop/oil.svg", alt: "A yellow drop of oil" },
        price: "from $89",
        priceNote: "oil and filter included",
        facts: [
          { name: "Takes", text: "45 minutes" },
          { name: "Slots", text: "every day" },
          { name: "You get", text: "the stamped book" },
        ],
        includes: [
          "Oil and filter",
          "Brakes, lights and tires checked",
          "All fluids topped up",
          "Photos of what will need work next",
        ],
        questions: [
          {
            question: "Will this keep my warranty?",
            answer: "Yes. We use approved parts and follow the manufacturer’s service plan.",
          },
          {
            question: "Can I wait?",
            answer: "There is coffee, a bench and a window into the workshop.",
          },
        ],
        button: { text: "Book a service", to: "contact" },
      },
    },
    {
      icon: "gauge",
      name: "Brakes",
      text: "Measured, shown to you, then replaced.",
      page: {
        address: "brakes",
        heading: "Stop where you want to.",
        intro:
          "We measure the pads with you watching. If there is a year left in them, we say so and charge nothing.",
        picture: { file: "shop/gauge.svg", alt: "A round gauge with a yellow needle" },
        price: "from $160",
        priceNote: "per axle, parts and labor",
        facts: [
          { name: "Takes", text: "two hours" },
          { name: "Check", text: "free, always" },
          { name: "Warranty", text: "two years" },
        ],
        includes: [
          "Pads and, if worn, discs",
          "Cleaning and greasing of the guides",
          "Brake fluid tested",
          "A test drive, with you if you like",
        ],
        questions: [
          {
            question: "It squeals only in the morning.",
            answer: "That is often just rust from the night. Drive by: listening costs nothing.",
          },
        ],
        button: { text: "Book a brake check", to: "contact" },
      },
    },
    {
      icon: "tire",
      name: "Tires",
      text: "Changed, balanced and stored till spring.",
      page: {
        address: "tires",
        heading: "Four feet on the ground.",
        intro:
          "Summer, winter or all year. We store the other set, wash it, and remind you when it’s time to switch.",
        picture: { file: "shop/tires.svg", alt: "Three tires on top of each other" },
        price: "from $60",
        priceNote: "per set",
        facts: [
          { name: "Takes", text: "30 minutes" },
          { name: "Storage", text: "$8 a month" },
          { name: "Walk-in", text: "Saturday till noon" },
        ],
        includes: [
          "Change and balance",
          "Pressure and tread measured",
          "Wheels washed",
          "Lug nuts retightened after 50 miles",
        ],
        questions: [
          {
            question: "Do you sell tires too?",
            answer: "Yes, at online prices, installed the same week.",
          },
        ],
        button: { text: "Book a tire slot", to: "contact" },
      },
    },
    {
      icon: "engine",
      name: "Engine and gearbox",
      text: "Found first, then fixed, never guessed.",
      page: {
        address: "engine",
        heading: "We look before we swap.",
        intro:
          "One fixed price to find out what is wrong. If you let us fix it, the fee is waived.",
        picture: { file: "shop/toolbox.svg", alt: "An orange toolbox" },
        price: "$95",
        priceNote: "to find it, then a fixed quote",
        facts: [
          { name: "Takes", text: "a day to find" },
          { name: "With", text: "Dana Kessler" },
          { name: "Quote", text: "in writing" },
        ],
        includes: [
          "A scan of every control unit",
          "Compression and leak test",
          "A photo of the part at fault",
          "A quote that does not grow",
        ],
        questions: [
          {
            question: "What if it costs more than the car?",
            answer: "We’ll tell you, and what we would do if it were ours.",
          },
        ],
        button: { text: "Describe the noise", to: "contact" },
      },
    },
    {
      icon: "spark",
      name: "Electric cars",
      text: "Batteries, chargers and high voltage, certified.",
      page: {
        address: "electric",
        heading: "No oil. Still needs love.",
        intro:
          "Certified for high voltage since 2021: battery health, brakes that rust from lack of use, and heat pumps.",
        picture: { file: "shop/front.svg", alt: "A car seen from the front" },
        price: "from $120",
        priceNote: "a check with a battery report",
        facts: [
          { name: "Takes", text: "90 minutes" },
          { name: "Report", text: "on paper" },
          { name: "Charger", text: "free while you wait" },
        ],
        includes: [
          "Battery health in numbers",
          "Brakes, cooling and cables",
          "Software up to date",
          "Range compared with new",
        ],
        questions: [
          {
            question: "I want to buy a used one. Can you check it?",
            answer: "Yes, bring it or the seller. The report is yours.",
          },
        ],
        button: { text: "Book a battery check", to: "contact" },
      },
    },
    {
      icon: "truck",
      name: "Towing",
      text: "Day and night, within thirty miles.",
      page: {
        address: "towing",
        heading: "Stuck? Stay put.",
        intro: "Text us your location. The truck has room for you, the dog and the shopping.",
        picture: { file: "shop/lift.svg", alt: "A mechanic under a car on a lift" },
        price: "from $75",
        priceNote: "first ten miles",
        facts: [
          { name: "Hours", text: "day and night" },
          { name: "There in", text: "about 40 minutes" },
          { name: "Covered by", text: "most insurers" },
        ],
        includes: [
          "A truck, not a rope",
          "A ride home or to work",
          "Keys in our safe",
          "A call in the morning with a price",
        ],
        questions: [
          {
            question: "It is only the battery, I think.",
            answer: "Then we’ll bring one, and you can drive on.",
          },
        ],
        button: { text: "Call the truck", to: "contact" },
      },
    },
  ],
};
