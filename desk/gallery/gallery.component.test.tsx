import type {} from "@vitest/browser-playwright";
import { expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectNoViolations } from "../../web/testing/accessibility.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { Gallery } from "./gallery.tsx";

async function emulateColorScheme(value: "light" | "dark") {
  const features = [{ name: "prefers-color-scheme", value }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

test.each(["light", "dark"] as const)("has no accessibility violations in %s", async (scheme) => {
  await emulateColorScheme(scheme);
  await renderScreen(Gallery);
  expect(matchMedia("(prefers-color-scheme: dark)").matches).toBe(scheme === "dark");
  await page.getByRole("button", { name: "Failure" }).click();
  await page.getByRole("button", { name: "With Undo" }).click();
  await expectNoViolations();
  await page.getByRole("button", { name: "Form" }).click();
  await page.getByRole("dialog").getByLabelText("Name").fill("A name");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await expectNoViolations("dialog");
  await emulateColorScheme("light");
});
