import { projects } from "@agency/web/app/content/sample/projects.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import Portfolio from "./portfolio.tsx";

test("[FOLIO-1] [FOLIO-2] shows eight projects, and links the live site of each in a new tab", async () => {
  await renderPage(Portfolio, "/portfolio", "/portfolio");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Recent projects");
  const cards = page.getByRole("region", { name: "Projects" }).getByRole("listitem");
  expect(cards.elements()).toHaveLength(8);
  expect(projects).toHaveLength(8);
  const titles = new Set<string | null>();
  for (const [index, card] of cards.all().entries()) {
    const { title = "", url = "" } = projects[index] ?? {};
    const heading = card.getByRole("heading");
    await expect.element(heading).toMatchTextContent(title);
    titles.add(heading.element().textContent);
    expect(card.element().textContent).toMatch(/\w+ \w+ \w+ \w+.*\./);
    expect(card.getByRole("img").element()).toHaveAttribute("alt", expect.stringMatching(/\w+/));
    const link = card.getByRole("link", { name: title });
    await expect.element(link).toHaveAttribute("href", url);
    await expect.element(link).toHaveAttribute("target", "_blank");
  }
  expect(titles.size).toBe(8);
  expect(new Set(projects.map(({ url }) => url)).size).toBe(8);
});
