import { hasPage } from "#app/has-page.ts";

/** Shown in the header, and in the menu on narrow screens. */
export const navigation = [
  { label: "Home", to: "/#hero" },
  { label: "Services", to: "/#services" },
  { label: "Pricing", to: "/#pricing" },
  { label: "About", to: "/#about" },
  { label: "FAQ", to: "/faq" },
  { label: "Contact", to: "/#contact" },
].filter(hasPage);

/** Shown only in the menu. */
export const offers = [
  { label: "Work", to: "/portfolio" },
  { label: "Packages", to: "/packages" },
  { label: "Templates", to: "/templates" },
].filter(hasPage);
