import "./zod-without-eval.ts";
import { agency } from "@agency/contract/agency";
import { formStartedResponse } from "@agency/contract/api/leads";
import { errorResponse } from "@agency/contract/api/orders";
import { fetchJson } from "./fetch-json.ts";

/** A signed timestamp of when the visitor started the form, and the day of our reply. */
export const fetchFormToken = () => fetchJson(formStartedResponse, agency.formEndpoint);

/** The message of our service's error response; undefined for the response of an external form service. */
export function parseErrorMessage(body: string): string | undefined {
  try {
    return errorResponse.safeParse(JSON.parse(body)).data?.error;
  } catch {
    return undefined;
  }
}
