import { agency } from "@agency/contract/agency";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";

const TIMEOUT_MS = 15_000;

let hasStarted = false;
let replyBy: string | undefined;
const formStartedHeaders: Record<string, string> = {};

/** Fetches a signed start time from our service, which helps it to detect spam, and the day of our reply. */
export async function startQuote() {
  if (hasStarted || !agency.formEndpoint.startsWith("/api/")) return;
  hasStarted = true;
  try {
    // Imported on demand, because zod would make the home page heavier.
    const { fetchFormToken } = await import("./contact.ts");
    const response = await fetchFormToken();
    formStartedHeaders[formStartedHeader] = response.formToken;
    replyBy = response.replyBy;
  } catch {
    // The quote request is sent without it.
  }
}

/** For example "Tuesday"; undefined when our service was not reached or does not receive the form. */
export function replyWeekday() {
  if (!replyBy) return;
  return new Date(replyBy).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

/** Resolves to undefined on success, otherwise to advice for the visitor. Errors are logged to the console. */
export async function submitQuote(fields: FormData): Promise<{ advice: string } | undefined> {
  try {
    const response = await fetch(agency.formEndpoint, {
      method: "POST",
      headers: { Accept: "application/json", ...formStartedHeaders },
      body: fields,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return;
    const text = await response.text();
    console.error(text);
    return { advice: response.status < 500 ? await parseReason(text) : "" };
  } catch (error) {
    console.error(error);
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    return {
      advice: isTimeout
        ? `There was no response within ${TIMEOUT_MS / 1000} seconds. `
        : "We could not reach our service. ",
    };
  }
}

async function parseReason(body: string) {
  const { parseErrorMessage } = await import("./contact.ts");
  const reason = parseErrorMessage(body);
  return reason ? `${reason} ` : "";
}
