import type { DeskSession } from "@agency/contract/api/desk";
import { useRouteLoaderData } from "react-router";
import type { Loaded } from "../api/load.ts";

/** The signed-in owner and the worklist; undefined outside the shell. */
export const useSession = (): DeskSession | undefined => useShell()?.data;

/** The session with the time it was loaded. */
export const useShell = () => useRouteLoaderData("shell") as Loaded<DeskSession> | undefined;
