import type { LeadsResponse } from "@agency/contract/api/desk";
import { loadPages } from "../api/load-pages.ts";

export const loadLeads = (request: Request) => loadPages<LeadsResponse>(request, "/leads", "open");
