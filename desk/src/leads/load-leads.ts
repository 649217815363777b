import type { LeadsResponse } from "@agency/contract/api/desk";
import { loadPages } from "../api/load-pages.ts";

/** The first pages of the leads that the address asks for. */
export const loadLeads = (request: Request) => loadPages<LeadsResponse>(request, "/leads", "open");
