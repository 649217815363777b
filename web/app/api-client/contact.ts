import "./no-eval.ts";
import { agency } from "@agency/contract/agency";
import { formStartedResponse } from "@agency/contract/leads";
import { errorResponse } from "@agency/contract/orders";
import { fetchJson } from "./call.ts";

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
