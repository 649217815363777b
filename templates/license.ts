import { licenseCan, licenseCannot, licenseTable } from "@agency/contract/offers/license";

interface Terms {
  /** The template's name. */
  name: string;
  /** The agency's legal name. */
  seller: string;
  /** "2026", or "2026-2028" after a release in a later year. */
  years: string;
}

/** The LICENSE.md in the ZIP of a template. */
export function renderLicense({ name, seller, years }: Terms): string {
  const [canWidth, cannotWidth] = (["can", "cannot"] as const).map((side) =>
    Math.max(...licenseTable.map((row) => row[side].length)),
  ) as [number, number];
  const row = (can: string, cannot: string) =>
    `| ${can.padEnd(canWidth)} | ${cannot.padEnd(cannotWidth)} |`;
  const table = [
    row("You can", "You cannot"),
    row("-".repeat(canWidth), "-".repeat(cannotWidth)),
    ...licenseTable.map(({ can, cannot }) => row(can, cannot)),
  ];
  return `# License

${name}, copyright ${years} ${seller}.

## Summary

${licenseCan}
${licenseCannot}

${table.join("\n")}

One website means one site on one domain, including its test copies. To use the template for another website, buy another license.

## Legal terms

1. **Grant.** On payment, ${seller} ("we") grants the buyer ("you") a perpetual, worldwide, non-exclusive license to use, copy and modify this template, with its sample texts and pictures, for one website, for yourself or for one client. The license for a client's website may be transferred to that client together with the finished site. People who work on the website for you may use the template for that.
2. **Limits.** You may not sell, rent, sublicense, share or otherwise distribute the template, in original or modified form, on its own or as part of a product whose value lies mainly in the template. Source code may be kept in a public repository only as the source of the finished site, and not offered for reuse.
3. **Ownership.** We keep the copyright in the template. Your own texts, pictures and code are yours.
4. **Third-party components.** The packages listed in package.json and the fonts (SIL Open Font License 1.1) have their own licenses, which this license does not limit.
5. **No warranty.** The template is provided "as is", without warranty of any kind, express or implied, including merchantability and fitness for a particular purpose.
6. **Liability.** To the extent the law allows, our total liability is limited to the price you paid.
7. **End.** The license ends if you break these terms and do not correct this within 30 days of notice, or if the price is refunded.
`;
}
