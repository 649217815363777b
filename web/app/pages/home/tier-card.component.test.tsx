import { tiers } from "@agency/contract/catalog";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { Pricing } from "./pricing.tsx";

const HomePage = () => (
  <>
    <h1>Home</h1>
    <Pricing />
  </>
);

/** The sides of a card, which hides one of them from assistive technology. */
function findCard(name: string) {
  const tier = tiers.find((offer) => offer.name === name);
  const card = document.querySelector(`[aria-labelledby="${tier?.id}"]`);
  if (!(card instanceof HTMLElement)) throw new Error(`There is no card ${name}`);
  const find = (side: "front" | "back", selector: string) =>
    card.querySelector(`.flip-${side} ${selector}`) as HTMLElement;
  return { card, find };
}

type Card = ReturnType<typeof findCard>;

/** Returns which side is at the card's center after its animations. */
async function readShownSide({ card }: Card) {
  const animations = card.getAnimations({ subtree: true });
  await Promise.allSettled(animations.map(({ finished }) => finished));
  card.scrollIntoView({ block: "center" });
  const { x, y, width, height } = card.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest(".flip-front, .flip-back")?.matches(".flip-front") ? "front" : "back";
}

async function expectSide(card: Card, side: "front" | "back") {
  const hidden = side === "front" ? "back" : "front";
  const find = (name: string) => card.card.querySelector<HTMLElement>(`.flip-${name}`);
  await expect.element(find(hidden)).toHaveAttribute("inert");
  await expect.element(find(side)).not.toHaveAttribute("inert");
  await expect.poll(() => readShownSide(card)).toBe(side);
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  await renderPage(HomePage, "/", "/");
});

test("[PRICE-2] flips the card on click, and back on another click or mouse leave", async () => {
  const card = findCard("CMS Site Build");
  await expectSide(card, "front");
  await userEvent.click(card.find("front", "h3"));
  await expectSide(card, "back");
  await expectNoViolations();
  await userEvent.click(card.find("back", "h3"));
  await expectSide(card, "front");
  await userEvent.click(card.find("front", "h3"));
  await expectSide(card, "back");
  await userEvent.hover(findCard("Custom Site Build").find("front", "li"));
  await expectSide(card, "front");
});

test("[PRICE-2] flips in 700 ms", async () => {
  const { card, find } = findCard("Logo Design");
  const flip = new Promise<number>((resolve) => {
    card.addEventListener("transitionend", ({ propertyName, elapsedTime }) => {
      if (propertyName === "transform") resolve(elapsedTime);
    });
  });
  await userEvent.click(find("front", "h3"));
  expect(await flip).toBe(0.7);
});

test("flips a card by keyboard and moves the focus with it", async () => {
  const card = findCard("Website Maintenance");
  card.find("front", "a").focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(card.find("front", "button")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectSide(card, "back");
  await expect.element(card.find("back", "button")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(card.find("back", "a")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(card.card.contains(document.activeElement)).toBe(false);
  await userEvent.keyboard("{Tab}{Tab}");
  await userEvent.keyboard(" ");
  await expectSide(card, "front");
  await expect.element(card.find("front", "button")).toHaveFocus();
});

test("stays flipped when the pointer leaves a card with keyboard focus", async () => {
  const card = findCard("Website Maintenance");
  await userEvent.hover(card.card);
  card.find("front", "button").focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card.find("back", "button")).toHaveFocus();
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await expectSide(card, "back");
  await expect.element(card.find("back", "button")).toHaveFocus();
});
