import { lazy, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { Search } from "../search/search.tsx";
import { closeOverlay, overlay } from "../stores/overlays.ts";
import { useStore } from "../stores/store.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useNavigationShortcuts } from "./use-navigation-shortcuts.ts";
import { usePolling } from "./use-polling.ts";
import { useSlowNavigation } from "./use-slow-navigation.ts";

const Help = lazy(async () => ({ default: (await import("./shortcut-help.tsx")).Help }));

/** Around every screen of somebody who has signed in. */
export function Shell() {
  usePolling();
  useNavigationShortcuts();
  const open = useStore(overlay);
  const awaited = useSlowNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <a className="btn skip" href="#main">
        Skip to the content
      </a>
      <div className="desk">
        <Sidebar />
        {/* By record: what is typed, asked or said about one never moves to another. */}
        <div key={pathname}>{awaited ? <ScreenSkeleton path={awaited} /> : <Outlet />}</div>
      </div>
      {/* Loaded with the frame: whoever presses the key types on at once. */}
      {open === "search" && <Search onClose={closeOverlay} />}
      <Suspense>{open === "help" && <Help onClose={closeOverlay} />}</Suspense>
    </>
  );
}
