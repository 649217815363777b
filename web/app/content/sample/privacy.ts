import { agency } from "@agency/contract/agency";
import type { LegalDocument } from "#app/content/types.ts";

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  updated: "November 16, 2026",
  intro: `${agency.legalName} collects what it needs to answer you, to deliver what you buy and to keep its books. Nothing more, and none of it is sold.`,
  sections: [
    {
      id: "who-we-are",
      heading: "Who is responsible",
      body: [
        `${agency.legalName}, a web studio in ${agency.city}, Colorado, is responsible for the personal data described here. You reach us at ${agency.email} or ${agency.phone}.`,
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect",
      body: [
        [
          "Quote requests: your name, email address, phone number if you give one, and your message.",
          "Orders: your name, email address and billing address, what you bought, the amount, the date and the transaction number. For card payments we also see the card brand and the last four digits.",
          "Venmo payments: the name, amount and note that Venmo shows us, and the email address to which we send your download.",
          "Server logs: IP address, time, the page requested, and the browser's own description of itself.",
          "Correspondence: what you write to us by email, and what we answer.",
        ],
        "Your card number and security code go straight from your browser to the payment provider. They never reach our servers.",
      ],
    },
    {
      id: "why",
      heading: "Why we use it",
      body: [
        [
          "to answer your request and prepare a quote;",
          "to take payment, deliver your order and give support;",
          "to keep the accounts that tax law requires;",
          "to keep the site running, and to stop spam, fraud and attacks.",
        ],
        "We send no newsletters and no marketing mail. We do not build profiles, and no automated decision is made about you beyond the sorting of spam and the blocking of suspicious payments, which a person can review.",
      ],
    },
    {
      id: "who-processes",
      heading: "Who else handles it",
      body: [
        "A few companies process data so that we can do our work:",
        [
          "Braintree and PayPal, for payments through Secure Checkout;",
          "Venmo, if you pay with its app;",
          "our email provider, for messages to and from you;",
          "our hosting provider, whose servers run this site and store its data.",
        ],
        "Braintree, PayPal and Venmo also act under their own privacy policies. We do not sell personal data or share it for advertising. We disclose it to authorities only where the law requires us to.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies and analytics",
      body: [
        "This site sets no cookies of its own, and nothing in your browser marks you. There is no banner because there is nothing to consent to. If a page remembers something for you, such as a form you have half filled in, it stays in your own browser.",
        "We count which pages are opened, and from which site or campaign visitors come, on our own server and for ourselves alone. A view is kept under a scrambled form of your network and browser that changes every day: the key that scrambles it is deleted after 48 hours, and from then on nobody, ourselves included, can tell whose view it was. If you write to us or buy something on the same day, that record notes the first page you saw and where you came from. Views are deleted after 30 days, and only sums stay. Programs are not counted, and neither is a browser that sends Global Privacy Control or Do Not Track.",
        "The payment fields on our checkout and payment pages come from Braintree and PayPal. Once you start to fill in the form there, PayPal collects data about your device and browser to detect fraud, and may set cookies for it. We pass on the number of that check with your payment and do not keep it. If your browser blocks it, you can still pay.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      body: [
        [
          "Quote requests: 24 months.",
          "Messages set aside as spam: 30 days.",
          "Orders and invoices: 7 years, for tax law.",
          "Page views, without anything that names you: 30 days.",
          "Server logs: 30 days, or longer for an entry we need to investigate an attack.",
        ],
        "After that we delete the data or remove what identifies you.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      body: [
        `You may ask for a copy of the data we hold about you, have it corrected, or have it deleted. Write to ${agency.email} from the address concerned, so that we know it is you. We reply within 30 days and charge nothing. Order records that tax law requires stay until their time is up, and we tell you when that is the case.`,
        "We follow the spirit of the Colorado Privacy Act for everyone, wherever you live and whether or not the law applies to a studio of our size. If you are not satisfied with our answer, reply and a second person looks at it. You may also turn to the Colorado Attorney General.",
      ],
    },
    {
      id: "security",
      heading: "Security",
      body: [
        "Traffic to this site is encrypted. Access to stored data is limited to the people who need it, download links are signed and expire, and payments are handled by a certified provider. No system is perfectly safe. If a breach affects your data, we tell you as the law requires and without delay.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      body: [
        `This site is not directed to children under 16, and we do not knowingly collect data from them. If you believe a child has sent us personal data, write to ${agency.email} and we delete it.`,
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      body: [
        "When we change this policy we change the date at the top. If a change matters to data we already hold, we write to the people concerned before it takes effect.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      body: [
        `Questions about privacy go to ${agency.email}. A person reads them, and a person answers.`,
      ],
    },
  ],
};
