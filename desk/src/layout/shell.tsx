import { Outlet, useLocation } from "react-router";
import { Search } from "../search/search.tsx";
import { useSearchShortcut } from "../search/use-search-shortcut.ts";
import { closeOverlay, overlay } from "../stores/overlays.ts";
import { useStore } from "../stores/store.ts";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { Help } from "./shortcut-help.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useNavigationShortcuts } from "./use-navigation-shortcuts.ts";
import { usePolling } from "./use-polling.ts";
import { useSlowNavigation } from "./use-slow-navigation.ts";

/** Wraps every screen of a signed-in owner. */
export function Shell() {
  usePolling();
  useNavigationShortcuts();
  useSearchShortcut();
  const openOverlay = useStore(overlay);
  const pendingPath = useSlowNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <a className="btn skip" href="#main">
        Skip to content
      </a>
      <div className="desk">
        <Sidebar />
        {/* A key per record, so that form state never carries over to another record. */}
        <div key={pathname}>{pendingPath ? <ScreenSkeleton path={pendingPath} /> : <Outlet />}</div>
      </div>
      {/* Not lazy, so that text typed right after the shortcut is not lost, and the screen is kept while offline. */}
      {openOverlay === "search" && <Search onClose={closeOverlay} />}
      {openOverlay === "help" && <Help onClose={closeOverlay} />}
    </>
  );
}
