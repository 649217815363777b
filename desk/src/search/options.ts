import type { IconType } from "../ui/icon.tsx";

export interface SearchOption {
  key: string;
  icon: IconType;
  title: string;
  subtitle?: string;
  /** At the right edge. */
  detail?: string;
  /** The matching field; shown only when the match itself is not visible. */
  matchedOn?: string;
  /** What choosing it does: go to a path, or start something here. */
  open: string | (() => void);
}

export interface SearchGroup {
  title: string;
  options: readonly SearchOption[];
}
