import { agency } from "@agency/contract/agency";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { readTexts } from "../../testing/read-texts.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { Footer } from "./footer.tsx";

const explore = page.getByRole("navigation", { name: "Explore" });
const link = (name: string) => page.getByRole("link", { name, exact: true });

beforeEach(async () => {
  await page.viewport(1440, 900);
  await renderPage(Footer, "/privacy", "/privacy");
});

test("[FOOT-1] [FOOT-2] links to four sections of the home page and to other pages", async () => {
  const sections = ["Services", "Pricing", "About", "Contact"];
  expect(readTexts(explore.getByRole("link"))).toEqual(sections);
  for (const label of sections) {
    const path = `/#${label.toLowerCase()}`;
    await expect.element(explore.getByRole("link", { name: label })).toHaveAttribute("href", path);
  }
  for (const [label, path] of [
    ["Get a Quote", "/#contact"],
    ["FAQ", "/faq"],
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
    ["Find my order", "/find-order"],
  ] as const) {
    await expect.element(link(label)).toHaveAttribute("href", path);
  }
});

test("[FOOT-1] [FOOT-2] shows support contacts, social icons and card brands", async () => {
  await expect.element(link(agency.email)).toHaveAttribute("href", `mailto:${agency.email}`);
  await expect
    .element(link(agency.phone))
    .toHaveAttribute("href", `tel:${agency.phone.replaceAll(" ", "")}`);
  expect(agency.social.length).toBeGreaterThan(0);
  for (const { name, url } of agency.social) {
    const icon = link(`${name} (opens in a new tab)`);
    await expect.element(icon).toHaveAttribute("href", url);
    await expect.element(icon.element().querySelector("svg")).toBeVisible();
    await expect.element(icon).toHaveAttribute("target", "_blank");
    await expect.element(icon).toHaveAttribute("rel", "noreferrer");
  }
  const payments = page.getByText("Payments accepted via");
  await expect.element(payments).toBeVisible();
  await expect.element(payments.getByRole("img", { name: "Visa and Mastercard" })).toBeVisible();
});
