/** Renders the whole desk for component tests: its routes, over a stub of the service. */
import "../src/styles.css";
import { StrictMode } from "react";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { takeEarlySession } from "../src/api/early-session.ts";
import { confirmationPrompt, signInPrompt } from "../src/api/prompts.ts";
import { basePath } from "../src/base-path.ts";
import { routes } from "../src/routes.tsx";
import { closeOverlay } from "../src/stores/overlays.ts";
import { toasts } from "../src/stores/toasts.ts";
import { type Responses, stubDesk } from "./stub-desk.ts";

// Requested by the import, before the stub.
takeEarlySession();

/** A router removes what it has loaded from `lazy`, so each needs its own copy. */
const copyRoute = ({ lazy, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(lazy && { lazy: { ...lazy } }),
    ...(children && { children: children.map(copyRoute) }),
  }) as RouteObject;

interface Options {
  responses?: Responses;
  width?: number;
  /** Mounts twice, as in development. */
  isStrict?: boolean;
}

export type RenderedDesk = Awaited<ReturnType<typeof renderDesk>>;

/** Opens a path of the desk, such as "/orders". */
export async function renderDesk(
  path: string,
  { responses, width = 1440, isStrict = false }: Options = {},
) {
  const service = stubDesk(responses);
  await page.viewport(width, 900);
  let router = await renderAt(path);

  async function renderAt(opened: string) {
    const created = createMemoryRouter(routes.map(copyRoute), {
      basename: basePath,
      initialEntries: [`${basePath}${opened}`],
    });
    onTestFinished(() => created.dispose());
    const provider = <RouterProvider router={created} />;
    await render(isStrict ? <StrictMode>{provider}</StrictMode> : provider);
    return created;
  }

  onTestFinished(() => {
    signInPrompt.shown.get()?.onCancel();
    confirmationPrompt.shown.get()?.onCancel();
    toasts.set([]);
    closeOverlay();
    sessionStorage.clear();
  });

  const getPath = () => {
    const { pathname, search } = router.state.location;
    return pathname.slice(basePath.length) + search;
  };
  return {
    service,
    getPath,
    /** As a link does, without loading the desk again. */
    navigate: (to: string) => router.navigate(to),
    goBack: () => router.navigate(-1),
    /** Signs in with an emailed code on a page or in a dialog that shows the sign-in form. */
    async signInByCode() {
      service.respondTo("POST /sign-in-codes", { ok: true, validUntil: new Date().toISOString() });
      service.respondTo("POST /sessions/code", { ok: true });
      await button("Email me a code").click();
      await page.getByLabelText("Email", { exact: true }).fill("owner@agency.example");
      await button("Email me a code").click();
      await page.getByLabelText("Code").fill("AAAA-AAAA");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
    },
    /** As the browser's reload does. Only what the tab stores is kept. */
    async reload() {
      const opened = getPath();
      router.dispose();
      await cleanup();
      toasts.set([]);
      router = await renderAt(opened);
    },
  };
}

export const heading = (name?: string | RegExp) =>
  page.getByRole("heading", { level: 1, ...(name !== undefined && { name }) });
export const button = (name: string | RegExp) => page.getByRole("button", { name });
