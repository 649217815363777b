/** The quote form, sent byte for byte: FormData would tidy up line breaks. */
import { freshAddress } from "./orders.ts";
import type { TestService } from "./service.ts";

const BOUNDARY = "----the-quote-form";

let leads = 0;

/** Every lead has words of its own, so that none is taken for a repetition. */
export function postLead(
  service: TestService,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const filled = {
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "",
    _gotcha: "",
    _replyto: "",
    ...fields,
    message: `${++leads}: ${fields.message ?? "A site for my engine, please."}`,
  };
  const parts = Object.entries(filled).map(
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
