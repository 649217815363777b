/** The license terms of templates, shared by the LICENSE in the ZIP and the site. */

export const licenseCan =
  "You can use it for one website, your own or a client's, change anything in it, make money with the site and keep it online for as long as you like.";

export const licenseCannot =
  "You cannot use it for a second website without buying it again, or sell, give away or publish the template itself, changed or not.";

/** The rows of the table at the top of the LICENSE. */
export const licenseTable = [
  {
    can: "Use it for one website: your own or a client's",
    cannot: "Use it for a second website without buying it again",
  },
  {
    can: "Change anything: words, pictures, colors, code",
    cannot: "Sell or give away the template, changed or not",
  },
  {
    can: "Make money with the site you build",
    cannot: "Publish its source where others can take it as a template",
  },
  {
    can: "Keep it online for as long as you like; there is no renewal",
    cannot: "Offer it as a template, theme, starter or part of a site builder",
  },
  {
    can: "Hand the finished site, with its source, to your client",
    cannot: "Sell the sample drawings on their own",
  },
  {
    can: "Show the site in your portfolio",
    cannot: "Claim that you made the original template",
  },
] as const;
