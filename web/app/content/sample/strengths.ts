import type { Strength } from "#app/content/types.ts";
import {
  strengthDetail,
  strengthLook,
  strengthSupport,
  strengthTalk,
} from "#app/images.generated.ts";

export const strengths: readonly Strength[] = [
  {
    title: "Modern Look and Feel",
    desc: "Your site is drawn for your business, not picked from a wall of themes. It looks right on a phone, a laptop and the big screen in the meeting room.",
    drawing: strengthLook,
  },
  {
    title: "Attention to Detail",
    desc: "Spacing, wording, loading time, the error message nobody reads until they need it. We check the small things because visitors notice them.",
    drawing: strengthDetail,
  },
  {
    title: "Unmatched Support",
    desc: "Every CMS or custom build comes with two rounds of complimentary revisions. After launch we stay on hand, for three months or six.",
    drawing: strengthSupport,
  },
  {
    title: "Prompt Communication",
    desc: "You write to the people who design and build your site, and they write back. You hear where things stand before you have to ask.",
    drawing: strengthTalk,
  },
];
