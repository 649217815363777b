/*
  Hydrates the interactive parts of a page. Parts further down wait until the visitor scrolls near
  them, so that the page responds sooner.
*/
import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { islands } from "./islands.ts";

function hydrate(element: HTMLElement): void {
  const { island, props } = element.dataset;
  const component = islands[island as keyof typeof islands] as ComponentType<object>;
  hydrateRoot(element, createElement(component, JSON.parse(props ?? "{}")));
}

export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const element = target.closest<HTMLElement>("[data-island]");
        if (!isIntersecting || !element) continue;
        observer.unobserve(target);
        hydrate(element);
      }
    },
    { rootMargin: "400px" },
  );
  // Observe the child, because the container of the floating chat button has no size.
  for (const content of document.querySelectorAll("[data-island] > :first-child")) {
    observer.observe(content);
  }
}
