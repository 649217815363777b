import { agency } from "@agency/contract/agency";
import { ApiError } from "#app/api-client/api-error.ts";
import type { AlertMessage } from "#app/ui/alert.tsx";

export const unreachableMessage = {
  text: "We could not reach our service.",
  advice: `Please try again in a minute. If it keeps failing, write to ${agency.email}.`,
};

/** The message of a rejection; any other error means that the service was unreachable. */
export function toErrorMessage(error: unknown): AlertMessage {
  if (error instanceof ApiError && error.status < 500) return { tone: "bad", text: error.message };
  return { tone: "bad", ...unreachableMessage };
}
