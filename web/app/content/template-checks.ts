/** A line that `npm run check` prints. */
export interface CheckLine {
  /** "change" stops a build, "look" is advice. */
  says: "look" | "change";
  text: string;
}

/** By the template's id: what its check really says of a small photo, pale colors and a wrong setting. */
export const templateChecks: Readonly<Record<string, readonly CheckLine[]>> = {
  "basic-single-page": [
    {
      says: "look",
      text: "content/images/lanterns.jpg is only 480 x 320 pixels and will look blurred. Use the original from the camera: 800 pixels on the long side are the least, 2000 are good.",
    },
    {
      says: "look",
      text: 'site.config.ts, colors, light: "text" on "soft" is hard to read (contrast 2.8; 4.5 or more is good). Make one lighter or the other darker.',
    },
    {
      says: "change",
      text: 'site.config.ts: forms.subscribe is "formspree.io/f/abcdwxyz". Paste the whole address your form service gave you; it begins with https://.',
    },
  ],
  "simple-multi-page": [
    {
      says: "look",
      text: "content/images/blue-cup.jpg is only 640 x 480 pixels and will look blurred. Use the original from the camera: 800 pixels on the long side are the least, 2000 are good.",
    },
    {
      says: "look",
      text: 'site.config.ts, colors, dark: "onAccent" on "accent" is hard to read (contrast 3.1; 4.5 or more is good). Make one lighter or the other darker.',
    },
    {
      says: "change",
      text: 'site.config.ts: the email is "hello at tern.example", which is not an e-mail address.',
    },
  ],
  "small-business-starter": [
    {
      says: "look",
      text: "content/images/team/ada.jpg is only 400 x 533 pixels and will look blurred. Use the original from the camera: 800 pixels on the long side are the least, 2000 are good.",
    },
    {
      says: "look",
      text: "site.config.ts: the description has 231 letters; search engines show about 160.",
    },
    {
      says: "change",
      text: 'site.config.ts: the url is "www.cloverstreet.com". Write it like "https://www.your-site.com/".',
    },
  ],
};
