import { useNavigate } from "react-router";
import { openHelp, openSearch } from "../ui/overlays.ts";
import { moveInList } from "../ui/rows.ts";
import { undoLast } from "../ui/toasts.ts";
import { useKeys } from "../ui/use-keys.ts";

/** The keys that work on every screen. */
export function usePlaceKeys() {
  const navigate = useNavigate();
  useKeys({
    "/": openSearch,
    "?": openHelp,
    j: () => moveInList(1),
    k: () => moveInList(-1),
    z: undoLast,
    1: () => navigate("/"),
    2: () => navigate("/leads"),
    3: () => navigate("/orders"),
    4: () => navigate("/requests"),
    5: () => navigate("/settings"),
  });
}
