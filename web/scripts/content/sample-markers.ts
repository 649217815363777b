import { agency as own, sampleFields } from "@agency/contract/agency";
import { agency } from "../../../contract/sample/agency.ts";
import { clients } from "../../app/content/sample/clients.ts";
import { testimonials } from "../../app/content/sample/testimonials.ts";

const { name, tagline, venmoHandle, phone, postalAddress, siteUrl, social, founders } = agency;

/** Texts that identify content of the sample agency. */
export const sampleMarkers: readonly string[] = [
  ...[name, tagline, venmoHandle, phone, phone.replaceAll(" ", ""), new URL(siteUrl).host],
  ...founders.map(({ name }) => name),
  ...postalAddress.slice(0, 1),
  ...social.map(({ url }) => url.replace("https://", "")),
  ...testimonials.map(({ user }) => user),
  // A single word could also be another client's name.
  ...Object.values(clients)
    .map(({ title }) => title)
    .filter((title) => title.includes(" ")),
];

/** Without the markers that also occur in the owner's own details. */
export function sampleOnlyMarkers(): string[] {
  const ownValues = Object.entries(own)
    .filter(([field]) => !(sampleFields as readonly string[]).includes(field))
    .map(([, value]) => JSON.stringify(value));
  return sampleMarkers.filter((marker) => !ownValues.some((value) => value.includes(marker)));
}
