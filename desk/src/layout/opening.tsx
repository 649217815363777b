import { useLocation } from "react-router";
import { Rail } from "./rail.tsx";
import { ScreenBones } from "./screen-bones.tsx";
import { patienceMs, useAfter } from "./use-slow-navigation.ts";

/** Before the first answer: nothing, and after a moment the bones of what comes. */
export function Opening() {
  const { pathname } = useLocation();
  const slow = useAfter(patienceMs, "first answer");
  if (!slow || pathname === "/sign-in") return null;
  return (
    <div className="desk">
      <Rail />
      <ScreenBones path={pathname} />
    </div>
  );
}
