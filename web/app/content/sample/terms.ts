import { agency } from "@agency/contract/agency";
import {
  hoursRefundPolicy,
  logoRefundPolicy,
  projectRefundPolicy,
  refundRoute,
  templateRefundLimits,
} from "@agency/contract/policies";
import { templateDelivery, templateRefundPolicy } from "#app/content/policies.ts";
import {
  logoPrice,
  maintenanceMinimum,
  maintenanceRate,
  minimumHours,
} from "#app/content/prices.ts";
import type { LegalDocument } from "#app/content/types.ts";

export const terms: LegalDocument = {
  title: "Terms of Service",
  updated: "July 21, 2025",
  intro: `These are the terms on which ${agency.legalName} works and sells. They are written to be read. If something is unclear, ask us before you order.`,
  sections: [
    {
      id: "agreement",
      heading: "The agreement",
      body: [
        `“We” and “us” mean ${agency.legalName}, a web studio in ${agency.city}, Colorado. “You” means the person or company that orders from us or uses this website.`,
        "By approving a quote, paying a deposit or buying from this site you accept these terms. If you order for a company, you confirm that you may do so. Where a written quote signed or approved by both of us says something different, the quote prevails for that project.",
      ],
    },
    {
      id: "services-and-quotes",
      heading: "Services and quotes",
      body: [
        "We offer site builds, design and consulting, SEO and marketing, maintenance, logo design and ready-made templates.",
        "A price marked “from” or “starts at” is a starting point. Your written quote lists the pages, features and price of your project, and it is valid for 30 days. Work that the quote does not list is extra. We tell you what it costs and begin only when you agree in writing; email is enough.",
      ],
    },
    {
      id: "deposit",
      heading: "Deposit and final payment",
      body: [
        "New builds need a 50% deposit before work starts. The deposit reserves our time in the schedule.",
        "The remaining 50% is due on delivery. Delivery means that the finished site, with your included revisions made, is ready at an address we give you or live on your domain, whichever comes first. We hand over the source code and access once the final payment has arrived.",
      ],
    },
    {
      id: "hourly-work",
      heading: "Maintenance and hourly work",
      body: [
        `Maintenance starts at ${maintenanceRate} with a minimum of ${minimumHours} billed hours (${maintenanceMinimum}), paid in advance. We keep a record of the time spent on each task and send it to you.`,
        "Prepaid time beyond that minimum is refunded when we did not use it, and all of it when we did no work. If a task will take longer than the time you have paid for, we stop and ask first.",
      ],
    },
    {
      id: "invoices",
      heading: "Invoices and late payment",
      body: [
        "Invoices for hourly work beyond the prepaid time are due net 15, which means within 15 days of the invoice date. Final payments for builds are due on delivery.",
        "Amounts that are overdue carry a late fee of 1.5% monthly on the unpaid balance, or the highest rate the law allows if that is lower. We may pause work while an invoice is overdue. If you dispute part of an invoice, tell us within 15 days and pay the rest on time.",
      ],
    },
    {
      id: "payment-methods",
      heading: "Payment methods",
      body: [
        "We prefer Venmo, because it avoids processing fees. Cards and PayPal are accepted through Secure Checkout, which is run by Braintree, a PayPal service. These providers have their own terms, and your card number never reaches our servers.",
        "Prices are in US dollars. Taxes, where they apply, are shown before you pay.",
      ],
    },
    {
      id: "timeline",
      heading: "Timeline",
      body: [
        "The usual turnaround is 2-4 weeks for a 5-7 page site. It runs from the day we have your deposit and the content listed in the quote. Larger projects follow the dates in their quote.",
        "Dates move when content, feedback or approval arrives late, when the scope grows, or when something happens that neither of us controls. We tell you as soon as we see a date at risk. If we hear nothing from you for 60 days, we may close the project and invoice the work done so far.",
      ],
    },
    {
      id: "your-part",
      heading: "Your part",
      body: [
        "To do our work we need a few things from you:",
        [
          "text, pictures and logos that you own or may use, in time;",
          "one person who can decide and approve;",
          "access to the domain, hosting and accounts that the project needs;",
          "a review of each draft, with your changes in one list.",
        ],
        "You are responsible for what your site says and for the laws that apply to your business. If someone makes a claim against us because of material you supplied, you cover the reasonable cost of that claim.",
      ],
    },
    {
      id: "revisions",
      heading: "Revisions",
      body: [
        `Builds include up to two revision rounds at no charge. The Starter and DIY Pro packages include one round, and Logo Design (${logoPrice}) includes three.`,
        "A round is one list of changes to what was agreed. New pages, new features and a change of direction after approval are extra work, as are further rounds. We quote them before we begin. If you send no changes within 14 days of receiving a draft, we treat it as approved.",
      ],
    },
    {
      id: "support",
      heading: "Support after delivery",
      body: [
        "Support lasts 6 months for custom builds and 3 months for CMS sites, counted from delivery. Where your package or quote states a different period, that period applies.",
        "Support means answering your questions and correcting faults in what we built, free of charge. It does not cover new content or features, changes made by others, or failures of hosting and outside services. Packages without a support period are helped by the hour, but a fault of ours that you report within 30 days of delivery is always corrected free.",
      ],
    },
    {
      id: "template-license",
      heading: "Template license",
      body: [
        "When you buy a template you receive a non-exclusive license, with no end date, to use that version.",
        [
          "You may use it on one project, your own or your client's.",
          "You may modify it in any way.",
          "You may keep backup copies and hand the finished site to your client.",
          "You may not resell, sublicense or give away the template, changed or unchanged, as a template, theme or starter kit.",
        ],
        "A second project needs a second license. Open-source packages inside a template keep their own licenses, which are named in the download.",
      ],
    },
    {
      id: "template-delivery",
      heading: "Template delivery",
      body: [
        `Templates are delivered as a ZIP file by download. ${templateDelivery} Please give an email address that you can read; we have no other way to reach you.`,
        `The link to your order works for 12 months. If it stops working or gets lost, write to ${agency.email} and we send a new one. An optional part, such as the chatbot of the Simple Multi-Page template, may need an account with an outside service; that account is yours to open and to pay for.`,
      ],
    },
    {
      id: "refunds",
      heading: "Refunds and cancellation",
      body: [
        [
          `Templates: ${templateRefundPolicy} ${templateRefundLimits}`,
          `Hourly work: ${hoursRefundPolicy}`,
          `Logo Design: ${logoRefundPolicy}`,
          `Builds: ${projectRefundPolicy}`,
        ],
        `${refundRoute} We may end a project ourselves if you break these terms and do not put it right within 15 days of our notice; the same accounting then applies.`,
      ],
    },
    {
      id: "intellectual-property",
      heading: "Intellectual property",
      body: [
        "What you give us stays yours. You allow us to use it for your project.",
        "Once you have paid in full, the designs and the code that we created for you alone belong to you, including logo files. Until then they belong to us. General tools, methods and code that we use across projects stay ours, and you may use them in your site without limit of time. Open-source software, fonts and stock material stay under their own licenses.",
        "We may show the finished public site in our portfolio and name you as a client. Tell us if you would rather not, and we leave it out.",
      ],
    },
    {
      id: "third-parties",
      heading: "Outside services",
      body: [
        "Your site may depend on services that we do not run: hosting, domains, content systems, email, payment and chat. The accounts are in your name, you pay for them directly, and their terms apply. We choose them with care but cannot answer for their outages, prices or changes.",
      ],
    },
    {
      id: "warranty-and-liability",
      heading: "Warranty and liability",
      body: [
        "We do our work with professional care, and it will match what the quote or the template's page describes. Beyond that promise, services, templates and this website are provided as they are. We do not promise a search position, a number of visitors or a level of sales.",
        "Neither of us is liable to the other for indirect losses, such as lost profit or lost data. Our total liability for a project or purchase is limited to what you paid us for it. Nothing here limits liability that the law does not allow to be limited.",
      ],
    },
    {
      id: "governing-law",
      heading: "Governing law and courts",
      body: [
        "The law of the State of Colorado governs these terms, without its rules on conflict of laws. The state and federal courts in Denver, Colorado have sole jurisdiction over disputes.",
        "Please write to us first. Most disagreements can be settled in one honest conversation, and we both agree to try for 30 days before going to court. If a court finds one part of these terms invalid, the rest stands.",
      ],
    },
    {
      id: "changes-and-contact",
      heading: "Changes and contact",
      body: [
        "We may update these terms and then change the date at the top. An order is governed by the terms that were published when you placed it.",
        `Questions and notices: ${agency.legalName}, ${agency.email}, ${agency.phone}.`,
      ],
    },
  ],
};
