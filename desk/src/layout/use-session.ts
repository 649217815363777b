import type { DeskSession } from "@agency/contract/desk";
import { useRouteLoaderData } from "react-router";
import type { Loaded } from "../api/load.ts";

/** Who has signed in, and what waits; absent while a screen is shown without its frame. */
export function useSession(): DeskSession | undefined {
  const loaded = useRouteLoaderData("shell") as Loaded<DeskSession> | undefined;
  return loaded?.data;
}
