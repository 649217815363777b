import { useNavigate } from "react-router";
import { moveFocus } from "../keyboard/row-focus.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { openHelp, openSearch } from "../stores/overlays.ts";
import { undoLast } from "../stores/toasts.ts";

/** The shortcuts of every screen. */
export function useNavigationShortcuts() {
  const navigate = useNavigate();
  useShortcuts({
    "/": openSearch,
    "?": openHelp,
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    z: undoLast,
    1: () => navigate("/"),
    2: () => navigate("/leads"),
    3: () => navigate("/orders"),
    4: () => navigate("/payment-requests"),
    5: () => navigate("/settings"),
  });
}
