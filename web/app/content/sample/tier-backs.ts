import { hoursPrice } from "#app/content/prices.ts";
import type { TierCardBack } from "#app/content/types.ts";
import { northsidePhysio, storyRefund, vesperPictureHouse } from "#app/images.generated.ts";

/** The back of each tier's card, by tier id: three steps and an example. */
export const tierCardBacks: Readonly<Record<string, TierCardBack>> = {
  "cms-site-build": {
    steps: [
      "Pages and content system agreed",
      "Your text and pictures moved in",
      "One call, then it is live",
    ],
    example: "Vesper Picture House: the staff add a film themselves.",
    image: vesperPictureHouse,
  },
  "custom-site-build": {
    steps: [
      "A working draft to click through",
      "Two rounds of your changes",
      "Launch, with the source code",
    ],
    example: "Northside Physio: booking in a few clear steps.",
    image: northsidePhysio,
  },
  "website-maintenance": {
    steps: ["You send the list", "We work through it", "A report, and unused time back"],
    example: `A form fixed in 3 of 4 hours: ${hoursPrice(1)} of ${hoursPrice(4)} refunded.`,
    image: storyRefund,
  },
  "logo-design": {
    steps: [
      "You tell us what it stands for",
      "Up to three rounds of changes",
      "SVG, PDF and PNG, yours to use",
    ],
    example: "Our own mark: the same at 16 pixels and on a shop sign.",
    image: "/favicon.svg",
  },
};
