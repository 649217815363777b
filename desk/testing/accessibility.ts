/** Accessibility checks of a whole screen, at each width and in both color schemes. */
import type {} from "@vitest/browser-playwright";
import axe, { type RunOptions } from "axe-core";
import { expect } from "vitest";
import { cdp, page } from "vitest/browser";
import { waitForAnimations } from "../../web/testing/accessibility.ts";
import { tags, widthDependentRules } from "../../web/testing/axe-rules.ts";

async function findViolations(name: string, include: string, runOnly: RunOptions["runOnly"]) {
  await waitForAnimations();
  const { violations } = await axe.run({ include }, { runOnly, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${name}: ${id} at ${target.join(" ")}\n${failureSummary}`,
    ),
  );
}

async function emulateColorScheme(value: "light" | "dark") {
  const features = [{ name: "prefers-color-scheme", value }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

/** Checks the screen or a part of it. Only its colors depend on the color scheme, and they are the same at each width. */
export async function expectAccessible(name: string, include = "html") {
  const found: string[] = [];
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 900);
    found.push(
      ...(await findViolations(
        `${name} at ${width} px`,
        include,
        width === 1440
          ? { type: "tag", values: tags }
          : { type: "rule", values: widthDependentRules },
      )),
    );
    // Charts adapt to the width after it has changed.
    await expect
      .poll(() => document.documentElement.scrollWidth, { message: `${name} scrolls sideways` })
      .toBeLessThanOrEqual(width);
  }
  await emulateColorScheme("dark");
  found.push(
    ...(await findViolations(`${name} in dark`, include, {
      type: "rule",
      values: ["color-contrast", "link-in-text-block"],
    })),
  );
  await emulateColorScheme("light");
  expect(found).toEqual([]);
}
