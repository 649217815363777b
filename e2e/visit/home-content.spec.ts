import { colors } from "@agency/contract/brand/colors";
import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { brandColors } from "@agency/contract/sample/brand-colors";
import { expect, test } from "@playwright/test";
import { rgb } from "../support/checks/rgb.ts";
import { visit } from "../support/fixtures/visit.ts";

test("[SERV-1] [ABOUT-1] [DETAIL-6] shows services, strengths and the other sections in order", async ({
  page,
}) => {
  await visit(page, "/");

  await test.step("the sections are in order, with testimonials in the about section", async () => {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Comprehensive Web Development & Technical Consulting Services",
      "Find Your Ideal Web Solution",
      "We Are Not Just React & Tailwind Web Experts",
      "Hear From Our Happy Customers",
      "Get Your Free Web Development Quote Today!",
    ]);
    await expect(
      page.locator("#about").getByRole("region", { name: "Hear From Our Happy Customers" }),
    ).toBeVisible();
  });

  await test.step("four services, each with icon, title and description", async () => {
    const section = page.getByRole("region", {
      name: "Comprehensive Web Development & Technical Consulting Services",
    });
    await expect(section).toHaveAttribute("id", "services");
    const cards = section.getByRole("article");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
      "Web Development",
      "Design & Consulting",
      "SEO & Marketing",
      "Ongoing Support",
    ]);
    for (const card of await cards.all()) {
      await expect(card.locator("svg")).toBeVisible();
      await expect(card.getByRole("paragraph")).toHaveText(/\w.{40,}/);
    }
  });

  await test.step("the refund of unused hours at the rate of the catalog", async () => {
    const rateCents = tiers.find(({ hourly }) => hourly)?.hourly?.rateCents ?? Number.NaN;
    await expect(page.locator("#services")).toContainText("2 h 30 min of 3 h");
    await expect(page.locator("#services")).toContainText(
      `${formatUsd(rateCents / 2)} back to you`,
    );
  });

  await test.step("four strengths, including two rounds of complimentary revisions", async () => {
    const section = page
      .locator("#about")
      .getByRole("region", { name: "We Are Not Just React & Tailwind Web Experts" });
    const cards = section.getByRole("listitem");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
      "Modern Look and Feel",
      "Attention to Detail",
      "Unmatched Support",
      "Prompt Communication",
    ]);
    for (const card of await cards.all()) {
      await expect(card.locator("img")).toBeVisible();
      await expect(card.getByRole("paragraph")).toHaveText(/\w.{40,}/);
    }
    await expect(cards.filter({ hasText: "Unmatched Support" })).toContainText(
      "two rounds of complimentary revisions",
    );
  });

  await test.step("the accent color is #3d86ca, unless the owner changed it", async () => {
    expect([brandColors.accent, brandColors["brand-500"]]).toEqual(["#3d86ca", "#0185e4"]);
    const numbers = page.locator("#contact ol li > span");
    await expect(numbers).toHaveText(["1", "2", "3"]);
    for (const number of await numbers.all())
      await expect(number).toHaveCSS("color", rgb(colors.accent));
  });
});
