/*
  Wakes the interactive parts of a page: each one continues from the HTML that is already there.
  A part further down sleeps until the visitor scrolls near it, so that the page is ready sooner.
*/
import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./islands.ts";

function wake(place: HTMLElement): void {
  const { island, props } = place.dataset;
  const component = islands[island as keyof typeof islands] as ComponentType<object>;
  hydrateRoot(place, createElement(component, JSON.parse(props ?? "{}")));
}

export function startIslands(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = target.closest<HTMLElement>("[data-island]");
        if (!isIntersecting || !place) continue;
        watcher.unobserve(target);
        wake(place);
      }
    },
    { rootMargin: "400px" },
  );
  // The first element inside is watched: the chat button floats, so its own place has no size.
  for (const content of document.querySelectorAll("[data-island] > :first-child")) {
    watcher.observe(content);
  }
}
