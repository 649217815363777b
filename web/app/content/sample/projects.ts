import type { Project } from "#app/content/types.ts";
import {
  haldenArchitectsPage,
  haldenArchitectsPhone,
  lumenGoodsPage,
  lumenGoodsPhone,
  marlowAndQuistPage,
  marlowAndQuistPhone,
  northsidePhysioPage,
  northsidePhysioPhone,
  oatAndEmberPage,
  oatAndEmberPhone,
  ridgelinePage,
  ridgelinePhone,
  spokeAndChainPage,
  spokeAndChainPhone,
  vesperPictureHousePage,
  vesperPictureHousePhone,
} from "#app/projects.generated.ts";
import { clients } from "./clients.ts";

export const projects: readonly Project[] = [
  {
    ...clients["oat-and-ember"],
    id: "oat-and-ember",
    kind: "Neighborhood bakery",
    description:
      "The phone rang all morning with the same two questions. We put the opening hours and today's shelf up front, and added a way to reserve a loaf.",
    page: oatAndEmberPage,
    phone: oatAndEmberPhone,
    mat: "bg-[#ffd98a]",
  },
  {
    ...clients["halden-architects"],
    id: "halden-architects",
    kind: "Architecture practice",
    description:
      "A practice with strong drawings and an old site that cropped them all. We built a quiet grid that gives each project its own proportions and keeps the words short.",
    page: haldenArchitectsPage,
    phone: haldenArchitectsPhone,
    mat: "bg-[#b9c6cf]",
  },
  {
    ...clients["northside-physio"],
    id: "northside-physio",
    kind: "Physiotherapy clinic",
    description:
      "Patients arrive in pain and in a hurry. We put the next free appointments on the first screen and every price on the page, so booking takes a few clear steps.",
    page: northsidePhysioPage,
    phone: northsidePhysioPhone,
    mat: "bg-[#bfe9d8]",
  },
  {
    ...clients.ridgeline,
    id: "ridgeline",
    kind: "Guided hut-to-hut walks",
    description:
      "Dates, huts and prices lived in emails. Now walkers see which weeks are still open and what to pack, and the guides keep it current themselves.",
    page: ridgelinePage,
    phone: ridgelinePhone,
    mat: "bg-[#f6b98f]",
  },
  {
    ...clients["lumen-goods"],
    id: "lumen-goods",
    kind: "Lighting shop",
    description:
      "A small shop with lamps people like to see lit. We designed the catalog around large pictures, honest measurements and a checkout without detours.",
    page: lumenGoodsPage,
    phone: lumenGoodsPhone,
    mat: "bg-[#5a2be0]",
  },
  {
    ...clients["marlow-and-quist"],
    id: "marlow-and-quist",
    kind: "Law office",
    description:
      "Two attorneys who explain things well in person wanted a site that does the same. We rewrote the pages in plain words and put fees and first steps up front.",
    page: marlowAndQuistPage,
    phone: marlowAndQuistPhone,
    mat: "bg-[#4a0f1d]",
  },
  {
    ...clients["spoke-and-chain"],
    id: "spoke-and-chain",
    kind: "Bicycle workshop",
    description:
      "The repair prices hung on the workshop wall, where nobody online could see them. We made them the heart of a loud, quick site that says when to roll in.",
    page: spokeAndChainPage,
    phone: spokeAndChainPhone,
    mat: "bg-[#10120a]",
  },
  {
    ...clients["vesper-picture-house"],
    id: "vesper-picture-house",
    kind: "Independent cinema",
    description:
      "A one-screen cinema that announced its program on paper. The site now shows tonight first, then the week, and the staff add a film themselves.",
    page: vesperPictureHousePage,
    phone: vesperPictureHousePhone,
    mat: "bg-[#3a1440]",
  },
];
