/** A line that `npm run check` prints. */
export interface CheckLine {
  /** An error stops the build. */
  level: "warning" | "error";
  text: string;
}

/** By template id: the exact output for a small photo, low contrast and an invalid setting. */
export const templateChecks: Readonly<Record<string, readonly CheckLine[]>> = {
  "basic-single-page": [
    {
      level: "warning",
      text: "content/images/lanterns.jpg is only 480 x 320 pixels and will look blurry. Use a larger photo: at least 800 pixels on its longer side, ideally 2000.",
    },
    {
      level: "warning",
      text: 'site.config.ts, colors, light: "text" on "soft" is hard to read. Its contrast is 2.8 and should be 4.5 or more. Make one color lighter or the other darker.',
    },
    {
      level: "error",
      text: 'site.config.ts: "forms.subscribe" is "formspree.io/f/abcdwxyz". Paste the full address from your form service. It starts with https://.',
    },
  ],
  "simple-multi-page": [
    {
      level: "warning",
      text: "content/images/blue-cup.jpg is only 640 x 480 pixels and will look blurry. Use a larger photo: at least 800 pixels on its longer side, ideally 2000.",
    },
    {
      level: "warning",
      text: 'site.config.ts, colors, dark: "onAccent" on "accent" is hard to read. Its contrast is 3.1 and should be 4.5 or more. Make one color lighter or the other darker.',
    },
    {
      level: "error",
      text: 'site.config.ts: "email" is "hello at tern.example", which is not an email address.',
    },
  ],
  "small-business-starter": [
    {
      level: "warning",
      text: "content/images/team/ada.jpg is only 400 x 533 pixels and will look blurry. Use a larger photo: at least 800 pixels on its longer side, ideally 2000.",
    },
    {
      level: "warning",
      text: 'site.config.ts: "description" has 231 characters. Search engines show about 160.',
    },
    {
      level: "error",
      text: 'site.config.ts: "url" is "www.cloverstreet.com". Write the full address, like "https://www.your-site.com/".',
    },
  ],
};
