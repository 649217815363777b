import { LifeBuoyIcon, MessageCircleIcon, RulerIcon, SparklesIcon } from "lucide-react";
import type { ServiceCard } from "#app/content/types.ts";

export const strengths = [
  {
    title: "Modern Look and Feel",
    desc: "Your site is drawn for your business, not picked from a wall of themes. It looks right on a phone, a laptop and the big screen in the meeting room.",
    icon: SparklesIcon,
  },
  {
    title: "Attention to Detail",
    desc: "Spacing, wording, loading time, the error message nobody reads until they need it. We check the small things because visitors notice them.",
    icon: RulerIcon,
  },
  {
    title: "Unmatched Support",
    desc: "Every CMS or custom build comes with two rounds of complimentary revisions. After launch we stay on hand, for three months or six.",
    icon: LifeBuoyIcon,
  },
  {
    title: "Prompt Communication",
    desc: "You write to the people who design and build your site, and they write back. You hear where things stand before you have to ask.",
    icon: MessageCircleIcon,
  },
] satisfies readonly ServiceCard[];
