/** Renders a page of the site for component tests, in a real browser. */
import "#app/styles.css";
import type { ComponentType } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { render } from "vitest-browser-react";

/** `route` is the page's pattern, such as "/order/:token". `path` is what the visitor opened. */
export async function renderPage(Page: ComponentType, route: string, path: string) {
  const layout = (
    <main>
      <Page />
    </main>
  );
  const router = createMemoryRouter([{ path: route, element: layout }], { initialEntries: [path] });
  onTestFinished(() => router.dispose());
  await render(<RouterProvider router={router} />);
  return router;
}
