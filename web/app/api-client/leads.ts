import { agency } from "@agency/contract/agency";
import { leadStampHeader } from "@agency/contract/lead-stamp";

let begun = false;
let replyBy: string | undefined;
const stamp: Record<string, string> = {};

/** Asks our own service to note when the visitor began to write, and when we reply. Nothing waits for its answer. */
export async function beginQuote() {
  if (begun || !agency.formEndpoint.startsWith("/api/")) return;
  begun = true;
  try {
    const answer = await (await fetch(agency.formEndpoint)).json();
    if (answer.stamp) stamp[leadStampHeader] = answer.stamp;
    replyBy = answer.replyBy;
  } catch {
    // The request for a quote goes out without it.
  }
}

/** "Tuesday"; nothing when our service could not be asked, or is not the one that takes the form. */
export function replyDay() {
  if (!replyBy) return;
  return new Date(replyBy).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

/** True when the form service took the request; its words on a failure go to the console. */
export async function requestQuote(fields: FormData): Promise<boolean> {
  try {
    const response = await fetch(agency.formEndpoint, {
      method: "POST",
      headers: { Accept: "application/json", ...stamp },
      body: fields,
    });
    if (!response.ok) console.error(await response.text());
    return response.ok;
  } catch (error) {
    console.error(error);
    return false;
  }
}
