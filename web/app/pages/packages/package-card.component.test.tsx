import { packages } from "@agency/contract/catalog";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import { PackageCard } from "./package-card.tsx";

const onChoose = vi.fn();

const PackageCards = () =>
  packages.map((offer) => <PackageCard key={offer.id} offer={offer} onChoose={onChoose} />);

test("[PACK-2] calls the callback of a card instead of following its link", async () => {
  const router = await renderPage(PackageCards, "/packages", "/packages");
  expect(page.getByRole("link").elements()).toEqual([]);
  for (const offer of packages) {
    await page.getByRole("button", { name: offer.cta, exact: true }).nth(countEqual(offer)).click();
    expect(onChoose).toHaveBeenLastCalledWith(offer);
  }
  expect(router.state.location.pathname).toBe("/packages");
});

/** Buttons of several packages can have the same text. */
const countEqual = ({ id, cta }: { id: string; cta: string }) =>
  packages.filter((other) => other.cta === cta).findIndex((other) => other.id === id);
