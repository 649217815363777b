/** Sends the quote form as raw bytes, because FormData normalizes line breaks. */
import { freshAddress } from "./orders.ts";
import type { TestService } from "./service.ts";

const BOUNDARY = "----the-quote-form";

let leadCount = 0;

/** Every message is unique, so that no lead is treated as a duplicate. */
export function postLead(
  service: TestService,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const form = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "",
    _gotcha: "",
    _replyto: "",
    ...fields,
    message: `${++leadCount}: ${fields.message ?? "A site for my engine, please."}`,
  };
  const parts = Object.entries(form).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return service.call("/api/contact", {
    method: "POST",
    headers: {
      Accept: "application/json",
      "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
      ...headers,
    },
    body: `${parts.join("")}--${BOUNDARY}--\r\n`,
    from: freshAddress(),
  });
}
