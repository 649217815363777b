import { agency } from "@agency/contract/agency";
import { ApiError } from "#app/api-client/api-error.ts";
import type { AlertMessage } from "#app/ui/alert.tsx";

export const unreachableMessage = {
  text: "We could not reach our service.",
  advice: `Please try again in a moment. If it keeps failing, write to ${agency.email}.`,
};

/** A refusal in the service's own words; anything else means that it was not reached. */
export function errorMessage(error: unknown): AlertMessage {
  if (error instanceof ApiError && error.status < 500) return { tone: "bad", text: error.message };
  return { tone: "bad", ...unreachableMessage };
}
