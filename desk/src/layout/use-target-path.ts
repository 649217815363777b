import { useLocation, useNavigation } from "react-router";
import { stripBasePath } from "../base-path.ts";

/** Where the owner is or is going, so that the navigation marks the new place while it loads. */
export function useTargetPath(): string {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return stripBasePath((location ?? { pathname }).pathname);
}
