/** Renders a screen of the desk for component tests, in a real browser. */
import "../src/styles.css";
import type { DeskSession } from "@agency/contract/api/desk";
import type { ComponentType } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import type { Loaded } from "../src/api/load.ts";

const session: DeskSession = {
  owner: { email: "owner@agency.example", name: "Owner" },
  hasPasskey: true,
  now: "2026-11-16T09:00:00.000Z",
  version: "1",
  worklist: [],
};

const toLoaded = <T,>(data: T): Loaded<T> => ({
  data,
  loadedAt: Date.now(),
  isUnreachable: false,
});

interface Options {
  /** What the loader of the screen returns, or a function that returns it for each load. */
  data?: unknown;
  path?: string;
}

/** Other paths render only their name, to see where a link or button leads. */
export async function renderScreen(Screen: ComponentType, { data, path = "/" }: Options = {}) {
  const [route = "/"] = path.split("?");
  const router = createMemoryRouter(
    [
      {
        id: "shell",
        loader: () => toLoaded(session),
        Component: Outlet,
        HydrateFallback: () => null,
        children: [
          {
            path: route,
            loader: () => toLoaded(typeof data === "function" ? data() : data),
            Component: Screen,
          },
          { path: "*", element: <main /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  return router;
}
