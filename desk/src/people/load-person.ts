import type { PersonResponse } from "@agency/contract/api/people";
import { load } from "../api/load.ts";

export function loadPerson(request: Request, id: string) {
  const pages = new URL(request.url).searchParams.get("pages") ?? "1";
  const query = new URLSearchParams({ pages });
  return load<PersonResponse>(request, `/people/${encodeURIComponent(id)}?${query}`);
}
