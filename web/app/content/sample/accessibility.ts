import { agency } from "@agency/contract/agency";
import type { LegalDocument } from "#app/content/types.ts";

export const accessibility: LegalDocument = {
  title: "Accessibility Statement",
  updated: "July 21, 2025",
  intro: `${agency.name} wants everyone to be able to read this site, ask for a quote and buy from it. Here is what we aim for, what we have done and what still falls short.`,
  sections: [
    {
      id: "aim",
      heading: "What we aim for",
      body: [
        "We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA on every page of this site. The sites we build for clients follow the same aim.",
      ],
    },
    {
      id: "measures",
      heading: "What we have done",
      body: [
        [
          "Everything works with a keyboard, and you can always see where you are.",
          "Text has enough contrast against its background, also over pictures.",
          "Pages have a sensible order of headings and landmarks for screen readers.",
          "Pictures that carry meaning have a text alternative.",
          "Form fields have visible labels, and errors are explained in words.",
          "Text can be enlarged to 200%, and pages fit a narrow screen without scrolling sideways.",
          "The testimonials can be paused, and moving effects stop when your device asks for reduced motion.",
          "The text of every page can be read without JavaScript.",
        ],
        "We check the site with automated tests in a real browser, and by hand with a keyboard.",
      ],
    },
    {
      id: "limits",
      heading: "Known limits",
      body: [
        [
          "The payment form in Secure Checkout comes from Braintree and PayPal. We chose it with care but cannot change how it works inside.",
          "Venmo is an outside app and website with its own accessibility. The QR code on our Venmo page has a plain link beside it.",
          "The portfolio links to other people's sites, which may have changed since we delivered them.",
        ],
        `If any of these stands in your way, write to us. We take orders by email at ${agency.email} and by phone at ${agency.phone}, at the same price.`,
      ],
    },
    {
      id: "report",
      heading: "Tell us about a problem",
      body: [
        `Write to ${agency.email} with the address of the page and what went wrong. It helps to know your browser and any assistive technology you use. We reply within two business days and tell you what we can do and when.`,
      ],
    },
  ],
};
