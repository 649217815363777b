/** Policies that several pages share; those in emails come from the contract. */

export { templateLicense, templateRefundPolicy } from "@agency/contract/policies";

export const templateDelivery =
  "Pay by card or PayPal and the download is ready at once. Pay with Venmo and we email the download link within 1 business day of payment.";

export const templateZip = [
  "The full source in React, TypeScript and Tailwind CSS",
  "A README that takes you from unpacking to publishing and to the next version",
  "Photos made ready by the build: AVIF and WebP in every size, upright, without location data",
  "A check and tests that find mistakes before your visitors do, and a GitHub workflow that runs them",
  "A LICENSE that says in plain words what you can and cannot do",
  "A CHANGELOG for every version",
] as const;
