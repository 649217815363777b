import {
  AppWindow as AppWindowIcon,
  LifeBuoy as LifeBuoyIcon,
  Palette as PaletteIcon,
  Search as SearchIcon,
} from "lucide";
import type { FourServices } from "#app/content/types.ts";

export const services: FourServices = [
  {
    title: "Web Development",
    desc: "Sites built in React and Tailwind, or on a content system you can edit yourself. Fast on a phone, easy to read, and yours to keep.",
    icon: AppWindowIcon,
  },
  {
    title: "Design & Consulting",
    desc: "Layout, type, color and a logo if you need one. When you are still deciding, we tell you what to build first and what to leave out.",
    icon: PaletteIcon,
  },
  {
    title: "SEO & Marketing",
    desc: "Clear titles, clean structure and pages that load quickly, so people who search for what you do can find you.",
    icon: SearchIcon,
  },
  {
    title: "Ongoing Support",
    desc: "Support is part of every full build. After that, send us a list when you have one and pay by the hour, two hours at least.",
    icon: LifeBuoyIcon,
  },
];
