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
    await page.getByRole("button", { name: offer.cta }).click();
    expect(onChoose).toHaveBeenLastCalledWith(offer);
  }
  expect(router.state.location.pathname).toBe("/packages");
});
