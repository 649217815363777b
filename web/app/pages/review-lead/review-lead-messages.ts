import type { QuarantinedLead } from "@agency/contract/api/leads";
import type { ApiError } from "#app/api-client/api-error.ts";
import type { PageState } from "#app/orders/private-page.tsx";
import type { Lookup } from "#app/orders/use-lookup.ts";
import { unreachableMessage } from "#app/sections/error-message.ts";

const title = "A message held back";

/** What the owner reads first. `released` is true when the button was pressed on this page. */
export function pageStateOf(lookup: Lookup<QuarantinedLead>, released: boolean): PageState {
  switch (lookup.status) {
    case "loading":
      return { title, tone: "waiting", state: "Looking up the message…" };
    case "failed":
      return { title, tone: "bad", state: unreachableMessage.text };
    case "refused":
      return refusedState(lookup.error);
    case "found":
      return { title, ...stateOf(lookup.value, released) };
  }
}

function stateOf({ state }: QuarantinedLead, released: boolean): Omit<PageState, "title"> {
  if (state === "held") {
    return { tone: "held", state: "It looks like spam. No reply has gone out." };
  }
  return released
    ? { tone: "good", state: "Released. It comes to you as a lead, by email." }
    : { tone: "good", state: "Already released. You have it as a lead, by email." };
}

function refusedState({ status }: ApiError): PageState {
  if (status === 410) {
    return {
      title: "This link has expired",
      tone: "over",
      state: "What was held back is deleted after 30 days.",
    };
  }
  return {
    title: "We do not know this link",
    tone: "bad",
    state:
      "Open it exactly as it stands in the email. What was held back is deleted after 30 days.",
  };
}
