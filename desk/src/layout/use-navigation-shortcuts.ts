import { useNavigate } from "react-router";
import { moveFocus } from "../keyboard/row-focus.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { openHelp, openSearch } from "../stores/overlays.ts";
import { undoLast } from "../stores/toasts.ts";
import { navItems } from "./nav-items.ts";

/** The shortcuts of every screen. */
export function useNavigationShortcuts() {
  const navigate = useNavigate();
  useShortcuts({
    ...Object.fromEntries(
      navItems.flatMap(({ to, shortcut }) => (shortcut ? [[shortcut, () => navigate(to)]] : [])),
    ),
    "/": openSearch,
    "?": openHelp,
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    z: undoLast,
  });
}
