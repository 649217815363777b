import { useLocation } from "react-router";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { Sidebar } from "./sidebar.tsx";
import { skeletonDelayMs, useDelayed } from "./use-slow-navigation.ts";

/** Before the first answer: nothing, and after a moment the bones of what comes. */
export function LoadingScreen() {
  const { pathname } = useLocation();
  const slow = useDelayed(skeletonDelayMs, "first answer");
  if (!slow || pathname === "/sign-in") return null;
  return (
    <div className="desk">
      <Sidebar />
      <ScreenSkeleton path={pathname} />
    </div>
  );
}
