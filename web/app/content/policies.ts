/** Promises that more than one page makes, worded once so that they cannot drift apart. */

export const templateRefundPolicy =
  "If a template does not work as described, write to us within 14 days of your purchase. If we cannot fix it, we refund the full price.";

export const templateLicence =
  "Use it on one project, your own or a client's, and change anything you like; you may not resell or share the template itself.";

export const templateDelivery =
  "Pay by card or PayPal and the download is ready at once. Pay with Venmo and we email the download link within 1 business day of payment.";

export const templateZip = [
  "The full source in React, TypeScript and Tailwind CSS",
  "A README that takes you from unpacking to publishing",
  "A LICENSE that says in plain words what you can and cannot do",
  "A CHANGELOG for every version",
] as const;
