import { isDeepStrictEqual } from "node:util";
import { agency, sampleFields } from "@agency/contract/agency";
import { brandColors } from "@agency/contract/brand/brand-colors";
import type { Agency } from "@agency/contract/offers/agency-type";
import type { Answers } from "./answers.ts";
import type { Settings } from "./files.ts";
import { markFromInitials, markFromSvg } from "./mark.ts";
import { checkColor, paletteOf } from "./palette.ts";

/** What answers make of what is there today. Throws, in words for the owner, where they can not be taken. */
export function applyAnswers({ colors = {}, logo, initials, ...said }: Answers): Settings {
  for (const role of ["primary", "accent"] as const) {
    const refused = colors[role] && checkColor(role, colors[role]);
    if (refused)
      throw new Error(
        `colors.${role}: ${refused.reason}. The nearest that can be read is ${refused.nearest}.`,
      );
  }
  const changed: Agency = { ...agency, ...withoutGaps(said) };
  return {
    agency: changed,
    sampleFields: sampleFields.filter((field) => isDeepStrictEqual(changed[field], agency[field])),
    palette: paletteOf(brandColors, colors),
    ...((logo || initials) && {
      mark: logo ? markFromSvg(logo) : markFromInitials(initials ?? ""),
    }),
  };
}

const withoutGaps = <Said extends object>(said: Said) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Said]: NonNullable<Said[Key]>;
  };

/** Today's values, as a file of answers. */
export function currentAnswers(): Answers {
  const { formEndpoint: _, founders, postalAddress, social, ...rest } = agency;
  return {
    ...rest,
    postalAddress: [...postalAddress],
    founders: founders.map((founder) => ({ ...founder })),
    social: social.map((link) => ({ ...link })),
    colors: { primary: brandColors["brand-600"], accent: brandColors.accent },
  };
}
