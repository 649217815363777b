import { agency } from "@agency/contract/agency";
import { leadStampHeader } from "@agency/contract/lead-stamp";

let begun = false;
const stamp: Record<string, string> = {};

/** Asks our own service to note when the visitor began to write. Nothing waits for its answer. */
export async function beginQuote() {
  if (begun || !agency.formEndpoint.startsWith("/api/")) return;
  begun = true;
  try {
    const answer = await (await fetch(agency.formEndpoint)).json();
    if (answer.stamp) stamp[leadStampHeader] = answer.stamp;
  } catch {
    // The request for a quote goes out without it.
  }
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
