/** The values are in agency.ts. */
export interface Agency {
  name: string;
  legalName: string;
  tagline: string;
  /** One or two people, shown with portraits on the home page. */
  founders: readonly { name: string; role: string }[];
  city: string;
  region: string;
  /** Time zone of business days and of all displayed dates. */
  timeZone: string;
  /** Lines of the address on receipts. */
  postalAddress: readonly string[];
  email: string;
  phone: string;
  siteUrl: string;
  venmoHandle: string;
  /** Target of the quote form: a path of our service or the URL of an external form service. */
  formEndpoint: string;
  /** May be empty. */
  social: readonly { name: string; url: string }[];
}
