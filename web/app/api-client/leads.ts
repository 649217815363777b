import { agency } from "@agency/contract/agency";

/** True when the form service took the request; its words on a failure go to the console. */
export async function requestQuote(fields: FormData): Promise<boolean> {
  try {
    const response = await fetch(agency.formEndpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: fields,
    });
    if (!response.ok) console.error(await response.text());
    return response.ok;
  } catch (error) {
    console.error(error);
    return false;
  }
}
