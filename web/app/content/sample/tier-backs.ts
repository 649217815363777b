import { hoursPrice } from "#app/content/prices.ts";
import type { TierBack } from "#app/content/types.ts";
import { northsidePhysio, storyRefund, vesperPictureHouse } from "#app/images.generated.ts";

/** What a tier's card tells on its back, by the tier's id: how it goes, and one example. */
export const tierBacks: Readonly<Record<string, TierBack>> = {
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
