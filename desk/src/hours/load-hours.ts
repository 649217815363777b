import type { HoursResponse } from "@agency/contract/api/hours";
import { load } from "../api/load.ts";
import { rememberSearch } from "../stores/list-searches.ts";

export function loadHours(request: Request) {
  const { search } = new URL(request.url);
  rememberSearch("/hours", search);
  return load<HoursResponse>(request, `/hours${search}`);
}
