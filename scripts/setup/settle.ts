import { isDeepStrictEqual } from "node:util";
import { agency, sampleFields } from "@agency/contract/agency";
import { brandColors } from "@agency/contract/brand-colors";
import type { Agency, Answers } from "./answers.ts";
import type { Settings } from "./files.ts";
import { markOfFile, markOfInitials } from "./mark.ts";
import { paletteOf, refuseColor } from "./palette.ts";

/** What answers make of what is there today. Throws, in words for the owner, where they can not be taken. */
export function settle({ colors = {}, logo, initials, ...said }: Answers): Settings {
  for (const role of ["primary", "accent"] as const) {
    const refused = colors[role] && refuseColor(role, colors[role]);
    if (refused)
      throw new Error(
        `colors.${role}: ${refused.reason}. The nearest that can be read is ${refused.nearest}.`,
      );
  }
  // A type of literals, which is what the sample happens to say.
  const changed = { ...agency, ...said } as Agency;
  return {
    agency: changed,
    sampleFields: sampleFields.filter((field) => isDeepStrictEqual(changed[field], agency[field])),
    palette: paletteOf(brandColors, colors),
    ...((logo || initials) && { mark: logo ? markOfFile(logo) : markOfInitials(initials ?? "") }),
  };
}

/** Today's values, as a file of answers. */
export function today(): Answers {
  const { formEndpoint: _, postalAddress, social, ...rest } = agency;
  return {
    ...rest,
    postalAddress: [...postalAddress],
    social: social.map((link) => ({ ...link })),
    colors: { primary: brandColors["brand-600"], accent: brandColors.accent },
  };
}
