import { expect, type Locator, type Page } from "@playwright/test";

export const pricing = (page: Page) =>
  page.getByRole("region", { name: "Find Your Ideal Web Solution" });
export const tierCard = (page: Page, name: string) => pricing(page).getByRole("article", { name });
export const front = (card: Locator) => card.locator(".flip-front");
export const back = (card: Locator) => card.locator(".flip-back");

/** Returns which side is at the card's center after its animations. */
function findShownFace(card: Locator) {
  return card.evaluate(async (article) => {
    const animations = article.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
    const { x, y, width, height } = article.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit?.closest(".flip-front")) return "front";
    return hit?.closest(".flip-back") ? "back" : "none";
  });
}

export async function expectFace(card: Locator, face: "front" | "back") {
  const [shown, hidden] = face === "front" ? [front, back] : [back, front];
  await expect(hidden(card)).toHaveAttribute("inert");
  await expect(shown(card)).not.toHaveAttribute("inert");
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => findShownFace(card)).toBe(face);
}
