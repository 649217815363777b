import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import Accessibility from "./accessibility.tsx";
import Privacy from "./privacy.tsx";
import Terms from "./terms.tsx";

const entries = page.getByRole("navigation", { name: "Contents" }).getByRole("link");

const terms = [
  "Last updated July 21, 2025",
  "The law of the State of Colorado governs",
  "courts in Denver, Colorado",
  "late fee of 1.5% monthly",
  "50% deposit",
  "due net 15",
  "Maintenance starts at $50/hr",
  "6 months for custom builds and 3 months for CMS sites",
  "up to two revision rounds",
  "2-4 weeks for a 5-7 page site",
];

/** Below the last section, there is room to scroll it to the top, as with the footer. */
const withRoomBelow = (Page: ComponentType) => () => (
  <>
    <Page />
    <div style={{ height: 1000 }} />
  </>
);

test.each([
  { path: "/terms", Page: Terms, texts: terms },
  { path: "/privacy", Page: Privacy, texts: ["not directed to children under 16"] },
  { path: "/accessibility", Page: Accessibility, texts: [] },
])(
  "[LEGAL-1] [LEGAL-2] states every specified term on $path and marks the current section in the contents",
  async ({ path, Page, texts }) => {
    await page.viewport(1440, 900);
    await renderPage(withRoomBelow(Page), path, path);
    for (const text of texts) {
      await expect.element(page.getByRole("article").getByText(text)).toBeVisible();
    }
    const expectCurrent = async (position: number) => {
      const entry = entries.nth(position);
      await expect.element(entry).toHaveAttribute("aria-current", "location");
      expect(document.querySelectorAll("nav [aria-current=location]")).toHaveLength(1);
    };
    for (const position of [2, 0, 1]) {
      await entries.nth(position).click();
      await expectCurrent(position);
    }
    const third = document.querySelectorAll("article section")[2];
    third?.scrollIntoView({ behavior: "instant" });
    await expectCurrent(2);
  },
);
