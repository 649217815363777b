import { expect, type Page } from "@playwright/test";
import { visit } from "../fixtures/visit.ts";

/** The live demo of a template, which shows one look at a time. */
export const stage = (page: Page) =>
  page.getByRole("figure").filter({ has: page.getByLabel("Your business name") });
export const nameField = (page: Page) => page.getByLabel("Your business name");
export const unlock = (page: Page) =>
  page.getByRole("button", { name: "Click to use the live demo" });
/** The visible frame. Frames that are loading and frames of other looks are hidden. */
export const shownDemo = (page: Page) => page.locator("figure iframe:not(.invisible)");
export const inDemo = (page: Page) => shownDemo(page).contentFrame();
/** Expects the title in the demo's address bar, which the demo reports after applying the visitor's choices. */
export const expectTabTitle = (page: Page, title: string | RegExp) =>
  expect(stage(page).getByText(title)).toBeVisible();

export async function openDemo(page: Page, route: string) {
  await visit(page, route);
  await expect(shownDemo(page)).toHaveCount(1);
}

export const choose = (page: Page, choice: string) =>
  stage(page).getByText(choice, { exact: true }).click();
