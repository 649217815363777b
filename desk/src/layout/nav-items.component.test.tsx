import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "../routes.tsx";
import { findSidebarItem, moreItem, navItems } from "./nav-items.ts";

test.each([...navItems, moreItem])("has a route for $to", ({ to }) => {
  expect(matchRoutes(routes, to)?.at(-1)?.route.path).not.toBe("*");
});

test.each([...navItems])("links $name on phones in one place", ({ tab, more }) => {
  expect([tab, more].filter(Boolean)).toHaveLength(1);
});

test.each([
  ["/", "To do"],
  ["/alerts/3", "To do"],
  ["/leads", "Leads"],
  ["/leads/quarantine", "Leads"],
  ["/settings/webhooks/2", "Settings"],
  ["/people/lead-1", undefined],
  ["/leads-archive", undefined],
])("finds the sidebar item of %s", (path, name) => {
  expect(findSidebarItem(path)?.name).toBe(name);
});
