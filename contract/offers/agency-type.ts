/** What is said of an agency; whose it is stands in agency.ts. */
export interface Agency {
  name: string;
  legalName: string;
  tagline: string;
  /** One or two people: their names are under the portraits on the home page. */
  founders: readonly { name: string; role: string }[];
  city: string;
  region: string;
  /** Where its business days begin and end. */
  timeZone: string;
  /** On receipts, line by line. */
  postalAddress: readonly string[];
  email: string;
  phone: string;
  siteUrl: string;
  venmoHandle: string;
  /** Where the quote form posts to: our own service, or the address of an external form service. */
  formEndpoint: string;
  /** None is fine. */
  social: readonly { name: string; url: string }[];
}
