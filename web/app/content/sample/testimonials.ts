import type { Testimonial } from "#app/content/types.ts";
import {
  haldenArchitects,
  northsidePhysio,
  oatAndEmber,
  ridgeline,
  storyRefund,
  storyShoebox,
  storyTuesday,
} from "#app/images.generated.ts";

export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    user: "Dana Whitlock",
    quote:
      "I sent a shoebox of photos and two pages of notes. Three weeks later I had a site that sounded like me, and I have changed the menu myself every week since.",
    image: storyShoebox,
    background: "bg-[#112a44]",
  },
  {
    sample: true,
    user: "Marcus Bell",
    quote:
      "They told me which half of my wish list to drop, and they were right. The quote did not move, and the site went live on the Tuesday they had named.",
    image: storyTuesday,
    background: "bg-[#062c50]",
  },
  {
    sample: true,
    user: "Priya Nair",
    quote:
      "I prepaid four hours to fix a broken booking form. It took three. The refund for the other hour arrived before I thought to ask about it.",
    image: storyRefund,
    background: "bg-[#0b2f24]",
  },
  {
    sample: true,
    user: "Elena Ortiz",
    quote:
      "People used to call and ask when we open and what is left. Now it is all on the site, and my morning crew can get back to baking.",
    description: "Owner, Oat & Ember",
    image: oatAndEmber,
    background: "bg-[#3b1509]",
  },
  {
    sample: true,
    user: "Jonas Halden",
    quote:
      "We are difficult clients about type and white space. They listened, pushed back twice, and both times the page was better for it. The drawings finally get the room they need.",
    description: "Principal, Halden Architects",
    image: haldenArchitects,
    background: "bg-[#1b262d]",
  },
  {
    sample: true,
    user: "Rachel Kim",
    quote:
      "Our patients book from a phone, often in pain and always in a hurry. The new site takes them from the question to an appointment without a single wrong turn.",
    description: "Clinic Director, Northside Physio",
    image: northsidePhysio,
    background: "bg-[#073a37]",
  },
  {
    sample: true,
    user: "Tom Sorensen",
    quote:
      "Every hut, every date and every price used to live in my inbox. Now walkers see which weeks are open and sign up while I am out on the trail.",
    description: "Lead Guide, Ridgeline",
    image: ridgeline,
    background: "bg-[#2c1f38]",
  },
];
