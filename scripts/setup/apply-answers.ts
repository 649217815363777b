import { isDeepStrictEqual } from "node:util";
import { agency, sampleFields } from "@agency/contract/agency";
import { brandColors } from "@agency/contract/brand/brand-colors";
import type { Agency } from "@agency/contract/offers/agency-type";
import type { Answers } from "./answers.ts";
import type { Settings } from "./files.ts";
import { markFromInitials, markFromSvg } from "./mark.ts";
import { buildPalette, checkColor } from "./palette.ts";

/** Merges the answers with the current settings. Throws an error for the owner if an answer is not valid. */
export function applyAnswers({ colors = {}, logo, initials, ...details }: Answers): Settings {
  for (const role of ["primary", "accent"] as const) {
    const problem = colors[role] && checkColor(role, colors[role]);
    if (problem)
      throw new Error(
        `colors.${role}: ${problem.reason}. The closest readable color is ${problem.nearest}.`,
      );
  }
  const changed: Agency = { ...agency, ...omitUndefined(details) };
  return {
    agency: changed,
    sampleFields: sampleFields.filter((field) => isDeepStrictEqual(changed[field], agency[field])),
    palette: buildPalette(brandColors, colors),
    ...((logo || initials) && {
      mark: logo ? markFromSvg(logo) : markFromInitials(initials ?? ""),
    }),
  };
}

const omitUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]: NonNullable<Values[Key]>;
  };

/** The current values, in the format of an answers file. */
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
