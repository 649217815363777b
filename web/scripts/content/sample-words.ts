import { agency as own, sampleFields } from "@agency/contract/agency";
import { agency } from "../../../contract/sample/agency.ts";
import { clients } from "../../app/content/sample/clients.ts";
import { testimonials } from "../../app/content/sample/testimonials.ts";

const { name, tagline, venmoHandle, phone, postalAddress, siteUrl, social, founders } = agency;

/** What tells that something still speaks for the sample agency, wherever it was copied to. */
export const sampleMarkers: readonly string[] = [
  ...[name, tagline, venmoHandle, phone, phone.replaceAll(" ", ""), new URL(siteUrl).host],
  ...founders.map(({ name }) => name),
  ...postalAddress.slice(0, 1),
  ...social.map(({ url }) => url.replace("https://", "")),
  ...testimonials.map(({ user }) => user),
  // A single word may be anybody's.
  ...Object.values(clients)
    .map(({ title }) => title)
    .filter((title) => title.includes(" ")),
];

/** The same, without what an owner says too, and means it. */
export function sampleOnlyMarkers(): string[] {
  const said = Object.entries(own)
    .filter(([field]) => !(sampleFields as readonly string[]).includes(field))
    .map(([, value]) => JSON.stringify(value));
  return sampleMarkers.filter((word) => !said.some((value) => value.includes(word)));
}
