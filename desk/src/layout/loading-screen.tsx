import { useLocation } from "react-router";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { Sidebar } from "./sidebar.tsx";
import { skeletonDelayMs, useDelayed } from "./use-slow-navigation.ts";

/** Shown before the first response: nothing at first, then a skeleton. */
export function LoadingScreen() {
  const { pathname } = useLocation();
  const isSlow = useDelayed(skeletonDelayMs, "first response");
  if (!isSlow || pathname === "/sign-in") return null;
  return (
    <div className="desk">
      <Sidebar />
      <ScreenSkeleton path={pathname} />
    </div>
  );
}
