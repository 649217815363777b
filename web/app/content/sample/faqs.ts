import { agency } from "@agency/contract/agency";
import { templateDelivery, templateLicense, templateRefundPolicy } from "#app/content/policies.ts";
import {
  logoPrice,
  maintenanceMinimum,
  maintenanceRate,
  minimumHours,
} from "#app/content/prices.ts";
import type { Faq, FaqGroup } from "#app/content/types.ts";

export const faqGroups: readonly FaqGroup[] = [
  {
    id: "cost",
    heading: "Cost and payment",
    faqs: [
      {
        id: "deposit",
        question: "How do I pay for a new site?",
        answer:
          "New builds need a 50% deposit before we start. The other 50% is due on delivery, once you have seen the finished site and used your revisions. The price is the one in your quote, and it changes only if you ask for more and agree to the new figure in writing.",
      },
      {
        id: "hourly-work",
        question: "How is hourly work billed?",
        answer: `Maintenance starts at ${maintenanceRate} with a minimum of ${minimumHours} billed hours, so you pay ${maintenanceMinimum} or more to begin. We send a list of what was done and how long each item took. If we finish sooner, you get a refund for the unused time beyond those ${minimumHours} hours, and for all of it if we did no work.`,
      },
      {
        id: "payment-methods",
        question: "Which payment methods do you accept?",
        answer:
          "We prefer Venmo, the peer-to-peer payment app, because it avoids processing fees. Cards and PayPal are also accepted through Secure Checkout. The price is the same whichever you choose.",
      },
    ],
  },
  {
    id: "how-we-work",
    heading: "How we work",
    faqs: [
      {
        id: "timeline",
        question: "How long does a new website take?",
        answer:
          "Plan on 2-4 weeks for a 5-7 page site, counted from the day we have your deposit and your content. Larger sites and custom features take longer, and your quote names the dates. Missing text and pictures are the usual cause of delay, so gather those first.",
      },
      {
        id: "what-to-bring",
        question: "What do I need to bring?",
        answer:
          "A short description of what you do and who it is for, your logo if you have one, and any text and photos you want to use. Links to two or three sites you like help a lot. If you already own a domain, have its login ready. If some of this is missing, tell us and we will plan for it.",
      },
      {
        id: "revisions",
        question: "How many revisions are included?",
        answer: `CMS and custom builds include two revision rounds at no charge. A round is one list of changes, sent together, after you have reviewed the site. The Starter and DIY Pro packages include one round, and a logo at ${logoPrice} includes three. Further rounds are billed by the hour, and we agree on the cost first.`,
      },
      {
        id: "other-cities",
        question: `Do you work with clients outside ${agency.city}?`,
        answer: `Yes. We are based in ${agency.city} and work with clients elsewhere by video call and email. Nothing about a project requires a meeting in person. If you are nearby, we are glad to sit down with you.`,
      },
    ],
  },
  {
    id: "what-you-get",
    heading: "What you get",
    faqs: [
      {
        id: "ownership",
        question: "Who owns the code and the design?",
        answer:
          "You do. Once the final payment is in, the design and the code we wrote for you are yours, and you receive the source. Open-source libraries and licensed fonts stay under their own licenses. Templates are different: you buy a license to use them, not the template itself.",
      },
      {
        id: "seo",
        question: "Is SEO included?",
        answer:
          "Yes. Every build has clean page structure, a title and description for each page, a sitemap, sensible link previews and fast loading. We do not promise a position in search results, and nobody honestly can. Larger SEO and marketing work is quoted separately.",
      },
      {
        id: "accessible",
        question: "Will my site be accessible?",
        answer:
          "Yes. We build to WCAG 2.2 AA, the current version of the standard that accessibility rules refer to. The site works by keyboard, has readable contrast and makes sense to a screen reader. When you edit it yourself, we show you how to keep it that way.",
      },
    ],
  },
  {
    id: "templates",
    heading: "Templates",
    faqs: [
      {
        id: "template-zip",
        question: "What is in a template ZIP, and how do I get it?",
        answer: `The complete source in React, TypeScript and Tailwind CSS, a README with first steps, a LICENSE and a CHANGELOG. ${templateLicense}\n\n${templateDelivery}`,
      },
      {
        id: "template-refund",
        question: "Can I get a refund on a template?",
        answer: `${templateRefundPolicy} Because a template is a download you can keep, we do not refund a change of mind. Look through the screenshots first, and ask us if anything is unclear.`,
      },
    ],
  },
  {
    id: "after-launch",
    heading: "After launch",
    faqs: [
      {
        id: "support",
        question: "What support do I get after launch?",
        answer:
          "Custom builds come with 6 months of support, CMS sites with 3 months. Where a package states its own period, that one applies: The Works, for example, includes 12 months. Support covers questions, fixes and browser problems with what we built. New pages and features are hourly work.",
      },
      {
        id: "hosting",
        question: "Do you host the site?",
        answer:
          "We set the hosting up; the account is in your name. You pay the host directly and owe us no monthly fee. We suggest a provider that fits the site, or use the one you have. The domain stays yours as well.",
      },
      {
        id: "existing-sites",
        question: "Can you change or fix a site that someone else built?",
        answer: `Yes. Website Maintenance at ${maintenanceRate} is made for existing sites, whatever they are built with. Send us the address and a list of what you need. We tell you what is realistic before any work starts.`,
      },
    ],
  },
];

export const faqs: readonly Faq[] = faqGroups.flatMap((group) => group.faqs);
