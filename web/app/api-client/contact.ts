import "./zod-without-eval.ts";
import { agency } from "@agency/contract/agency";
import { formStartedResponse } from "@agency/contract/api/leads";
import { errorResponse } from "@agency/contract/api/orders";
import { fetchJson } from "./fetch-json.ts";

/** When the visitor began to write, signed, and the day of our reply. */
export const fetchStamp = () => fetchJson(formStartedResponse, agency.formEndpoint);

/** What our service says of a request that it rejects; what another form service answers is its own affair. */
export function publicMessage(answer: string): string | undefined {
  try {
    return errorResponse.safeParse(JSON.parse(answer)).data?.error;
  } catch {
    return undefined;
  }
}
