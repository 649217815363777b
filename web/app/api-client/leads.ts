import { agency } from "@agency/contract/agency";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";

const DEADLINE_MS = 15_000;

let begun = false;
let replyBy: string | undefined;
const stamp: Record<string, string> = {};

/** Asks our own service to note when the visitor began to write, and when we reply. Nothing waits for its answer. */
export async function startQuote() {
  if (begun || !agency.formEndpoint.startsWith("/api/")) return;
  begun = true;
  try {
    // Fetched when it is needed: the home page is lighter without the parser of answers.
    const { fetchStamp } = await import("./contact.ts");
    const answer = await fetchStamp();
    stamp[formStartedHeader] = answer.stamp;
    replyBy = answer.replyBy;
  } catch {
    // The request for a quote goes out without it.
  }
}

/** "Tuesday"; nothing when our service could not be asked, or is not the one that takes the form. */
export function replyWeekday() {
  if (!replyBy) return;
  return new Date(replyBy).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

/**
 * Nothing when the form service took the request; otherwise what the visitor can do about it, where our own service
 * says so. All that is known of a failure goes to the console.
 */
export async function submitQuote(fields: FormData): Promise<{ advice: string } | undefined> {
  try {
    const response = await fetch(agency.formEndpoint, {
      method: "POST",
      headers: { Accept: "application/json", ...stamp },
      body: fields,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.ok) return;
    const text = await response.text();
    console.error(text);
    return { advice: response.status < 500 ? await reasonIn(text) : "" };
  } catch (error) {
    console.error(error);
    const late = error instanceof DOMException && error.name === "TimeoutError";
    return {
      advice: late
        ? `No answer came within ${DEADLINE_MS / 1000} seconds. `
        : "We could not reach our service. ",
    };
  }
}

async function reasonIn(answer: string) {
  const { publicMessage } = await import("./contact.ts");
  const reason = publicMessage(answer);
  return reason ? `${reason} ` : "";
}
