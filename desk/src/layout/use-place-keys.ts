import { useNavigate } from "react-router";
import { openHelp, openSearch } from "../ui/overlays.ts";
import { moveFocus } from "../ui/rows.ts";
import { undoLast } from "../ui/toasts.ts";
import { useShortcuts } from "../ui/use-keys.ts";

/** The keys that work on every screen. */
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
    4: () => navigate("/requests"),
    5: () => navigate("/settings"),
  });
}
