import { colors } from "@agency/contract/brand/colors";
import { rgb } from "../checks/rgb.ts";

/** The three template pages as specified. Owners can change the colors. */
export const templatePages = [
  {
    route: "/basictemplate",
    name: "Basic Single-Page",
    title: "Basic Single Page",
    price: "$49",
    amount: "49",
    screenshots: 4,
    accent: rgb(colors["brand-500"]),
    details: [
      /never built a site/,
      /event/,
      /photos/,
      /About, Event Grid, Photo Grid and Subscribe/,
    ],
  },
  {
    route: "/simpletemplate",
    name: "Simple Multi-Page",
    title: "Simple Multi-Page",
    price: "$69",
    amount: "69",
    screenshots: 4,
    accent: rgb(colors.accent),
    details: [
      /Blog posts/,
      /Custom image grids/,
      /Optional chatbot/,
      /account with a third-party chat/,
    ],
  },
  {
    route: "/smallbusinesstemplate",
    name: "Small Business Site",
    title: "Small Business Starter",
    price: "$99",
    amount: "99",
    screenshots: 6,
    accent: rgb(colors["brand-500"]),
    details: [/most feature-rich/, /Configurable components/, /Animated stats/, /Subscribe block/],
  },
];
