import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { templatePages } from "../../../../e2e/support/pages/template-pages.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { reduceMotion } from "../../../testing/reduce-motion.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import Templates from "./templates.tsx";

const modal = page.getByRole("dialog");

const findCard = (name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const findPreview = (name: string) =>
  findCard(name).getByRole("button", { name: /open the full picture/ });
const findScroller = (name: string) => findPreview(name).element().parentElement as HTMLElement;

/** The page is as tall as with its footer. */
const TallPage = () => (
  <>
    <Templates />
    <div style={{ height: 1500 }} />
  </>
);

/** The pointer may still be where the previous test left it. */
const leave = () => userEvent.hover(page.getByRole("heading", { level: 1 }));

/** Waits until a preview has not scrolled for 20 frames. */
async function waitUntilStill(scroller: HTMLElement) {
  let top = scroller.scrollTop;
  for (let still = 0; still < 20; still++) {
    await new Promise(requestAnimationFrame);
    if (scroller.scrollTop !== top) still = 0;
    top = scroller.scrollTop;
  }
}

beforeEach(() => page.viewport(1440, 900));

async function openPage() {
  await renderPage(TallPage, "/templates", "/templates");
  scrollTo(0, 0);
  await leave();
}

test("[TMPL-1] shows a hero and three cards with price, Buy Now and a link to the details", async () => {
  await openPage();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Template library");
  expect(page.getByRole("article").elements()).toHaveLength(3);
  for (const { name, price, amount, route } of templatePages) {
    const card = findCard(name);
    await expect.element(card.getByText(price, { exact: true })).toBeVisible();
    const texts = [...card.element().querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(texts).toContainEqual(expect.stringMatching(/\w{3,}.+\./));
    await expect
      .element(card.getByRole("link", { name: "Buy Now" }))
      .toHaveAttribute("href", `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`);
    await expect
      .element(card.getByRole("link", { name: "View details" }))
      .toHaveAttribute("href", route);
  }
});

test.each([320, 390, 768, 1440])(
  "[TMPL-1] shows the enlarge hint outside of the image at %i px",
  async (width) => {
    await page.viewport(width, 900);
    await openPage();
    for (const { name } of templatePages) {
      const preview = findPreview(name).element();
      const hint = findPreview(name).getByText("Enlarge", { exact: true }).element();
      const picture = preview.querySelector("img");
      if (!picture) throw new Error(`The preview of ${name} has no picture`);
      expect(picture.getBoundingClientRect().height).toBeGreaterThan(0);
      expect(hint.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        picture.getBoundingClientRect().top,
      );
    }
  },
);

test("[TMPL-1] scrolls each preview by keyboard and by dragging, without opening it", async () => {
  await reduceMotion();
  await openPage();
  for (const { name } of templatePages) {
    const scroller = findScroller(name);
    const { x, y } = { x: 150, y: 300 };
    await userEvent.dragAndDrop(scroller, scroller, {
      sourcePosition: { x, y },
      targetPosition: { x, y: y - 150 },
      steps: 5,
    });
    expect(scroller.scrollTop).toBe(150);
    await expect.element(modal).not.toBeInTheDocument();
    (findPreview(name).element() as HTMLElement).focus();
    await userEvent.keyboard("{PageDown}");
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(250);
  }
});

test.each(
  templatePages.flatMap(({ name }) => [
    { name, motion: "reduced" },
    { name, motion: "not reduced" },
  ]),
)(
  "[TMPL-1] scrolls the preview of $name by wheel, then the page, when motion is $motion",
  async ({ name, motion }) => {
    if (motion === "reduced") await reduceMotion();
    await openPage();
    const scroller = findScroller(name);
    await userEvent.wheel(scroller, { delta: { y: 300 } });
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(250);
    expect(scrollY).toBe(0);

    // It stays where it is when the pointer leaves.
    await leave();
    await waitUntilStill(scroller);
    expect(scroller.scrollTop).toBeGreaterThan(250);

    const end = scroller.scrollHeight - scroller.clientHeight;
    await userEvent.wheel(scroller, { delta: { y: end } });
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(end - 2);
    await expect
      .poll(async () => {
        // Chromium still sends the wheel to the preview until its scroll has ended.
        await userEvent.wheel(scroller, { delta: { y: 200 } });
        return scrollY;
      })
      .toBeGreaterThan(100);
  },
);

test("scrolls a preview slowly on hover, and back when the pointer leaves", async () => {
  await openPage();
  const scroller = findScroller("Basic Single-Page");
  await userEvent.hover(scroller);
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(50);
  await leave();
  await expect.poll(() => scroller.scrollTop).toBe(0);
});

test("does not scroll a preview on hover with reduced motion", async () => {
  await reduceMotion();
  await openPage();
  const scroller = findScroller("Basic Single-Page");
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const entered = new Promise((resolve) =>
    scroller.addEventListener("pointerenter", resolve, { once: true }),
  );
  await userEvent.hover(scroller);
  await entered;
  vi.advanceTimersByTime(5000);
  expect(scroller.scrollTop).toBe(0);
});

test.each(templatePages)(
  "[TMPL-2] opens the full image of $name, and closes it in three ways",
  async ({ name }) => {
    await reduceMotion();
    await openPage();
    const preview = findPreview(name);
    const thumbnail = preview.element().querySelector("img")?.getBoundingClientRect();
    for (const close of [
      () => page.getByRole("button", { name: "Close" }).click(),
      () => userEvent.click(modal, { position: { x: 20, y: 450 } }),
      () => userEvent.keyboard("{Escape}"),
    ]) {
      await preview.click();
      const full = modal.getByRole("img").element().getBoundingClientRect();
      expect(full.width).toBeGreaterThan((thumbnail?.width ?? Number.NaN) * 1.5);
      expect(full.height / full.width).toBeGreaterThan(2);
      await close();
      await expect.element(modal).not.toBeInTheDocument();
      await expect.element(preview).toHaveFocus();
    }
  },
);

test("[TMPL-2] shows the full image without accessibility violations", async () => {
  await openPage();
  await findPreview("Basic Single-Page").click();
  await expect.element(modal).toBeVisible();
  await expectNoViolations();
});
