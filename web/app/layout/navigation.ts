import { hasPage } from "#app/has-page.ts";

/** The six entries of the header, and of the menu that replaces them on narrow screens. */
export const navigation = [
  { label: "Home", to: "/#hero" },
  { label: "Services", to: "/#services" },
  { label: "Pricing", to: "/#pricing" },
  { label: "About", to: "/#about" },
  { label: "FAQ", to: "/faq" },
  { label: "Contact", to: "/#contact" },
].filter(hasPage);

/** What the bar has no room for, apart from the six. */
export const offers = [
  { label: "Work", to: "/portfolio" },
  { label: "Packages", to: "/packages" },
  { label: "Templates", to: "/templates" },
].filter(hasPage);
