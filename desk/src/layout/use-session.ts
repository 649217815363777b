import type { DeskSession } from "@agency/contract/api/desk";
import { useRouteLoaderData } from "react-router";
import type { Loaded } from "../api/load.ts";

/** Who has signed in, and what waits; absent while a screen is shown without its frame. */
export const useSession = (): DeskSession | undefined => useShell()?.data;

/** The same, with when it came. */
export const useShell = () => useRouteLoaderData("shell") as Loaded<DeskSession> | undefined;
