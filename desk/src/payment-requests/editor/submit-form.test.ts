import type { DraftContent, PaymentRequestState } from "@agency/contract/api/payment-requests";
import { afterEach, expect, test, vi } from "vitest";
import { emptyForm, type FormValues, toContent } from "./form.ts";
import { hasSameContent, saveForm, sendForm } from "./submit-form.ts";

const form: FormValues = { ...emptyForm, name: "Greta Olsen", title: "A site" };
const edited: FormValues = { ...form, title: "A larger site" };
const newRequest = { idempotencyKey: crypto.randomUUID(), leadId: undefined };

interface StoredRequest {
  number: string;
  state: PaymentRequestState;
  revision: number;
  content: DraftContent;
}

/** A service with one payment request, which every attempt to create one returns. */
function startService({ losesResponseOf = "" } = {}) {
  let stored: StoredRequest | undefined;
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url.replace("/api/desk/payment-requests", "")}`;
    const { revision, content } = JSON.parse(String(body));
    calls.push(call);
    if (call === "POST ") {
      stored ??= { number: "R-0001", state: "draft", revision: 1, content };
    } else {
      if (revision !== stored?.revision) return Response.json({}, { status: 409 });
      const state = call.endsWith("/send") ? "sent" : "draft";
      stored = { number: "R-0001", state, revision: revision + 1, content };
    }
    const isLost = call === losesResponseOf;
    if (isLost) losesResponseOf = "";
    return isLost ? Promise.reject(new TypeError("network error")) : Response.json(stored);
  });
  return calls;
}
afterEach(() => vi.unstubAllGlobals());

test("creates and sends a new request", async () => {
  const calls = startService();
  expect(await sendForm(newRequest, form)).toMatchObject({ state: "sent", revision: 2 });
  expect(calls).toEqual(["POST ", "POST /R-0001/send"]);
});

test("sends a new request with the current form when creating it is retried", async () => {
  startService({ losesResponseOf: "POST " });
  await expect(sendForm(newRequest, form)).rejects.toMatchObject({ code: "unreachable" });
  const content = toContent(edited);
  expect(await sendForm(newRequest, edited)).toMatchObject({ state: "sent", content });
});

test("does not send a second version when sending a new request is retried", async () => {
  const calls = startService({ losesResponseOf: "POST /R-0001/send" });
  await expect(sendForm(newRequest, form)).rejects.toMatchObject({ code: "unreachable" });
  const sent = await sendForm(newRequest, form);
  expect(sent).toMatchObject({ state: "sent", revision: 2 });
  expect(hasSameContent(form, sent)).toBe(true);
  expect(calls.filter((call) => call.endsWith("/send"))).toHaveLength(1);
  // The owner has to decide about other content.
  const conflict = await sendForm(newRequest, edited);
  expect(conflict).toMatchObject({ state: "sent", revision: 2 });
  expect(hasSameContent(edited, conflict)).toBe(false);
});

test("returns another owner's changes when creating a request is retried", async () => {
  const calls = startService({ losesResponseOf: "POST " });
  await expect(saveForm(newRequest, form)).rejects.toMatchObject({ code: "unreachable" });
  const theirs: FormValues = { ...form, title: "Another owner's title" };
  await saveForm({ number: "R-0001", revision: 1 }, theirs);
  const content = toContent(theirs);
  expect(await saveForm(newRequest, edited)).toMatchObject({ revision: 2, content });
  expect(await sendForm(newRequest, edited)).toMatchObject({ state: "draft", content });
  expect(calls.filter((call) => call !== "POST ")).toEqual(["PUT /R-0001"]);
});

test("returns the sent request when it is saved as a draft after a lost response", async () => {
  startService({ losesResponseOf: "POST /R-0001/send" });
  await expect(sendForm(newRequest, form)).rejects.toMatchObject({ code: "unreachable" });
  expect(await saveForm(newRequest, edited)).toMatchObject({ state: "sent", revision: 2 });
});

test("saves the current form when creating a draft is retried", async () => {
  const calls = startService({ losesResponseOf: "POST " });
  await expect(saveForm(newRequest, form)).rejects.toMatchObject({ code: "unreachable" });
  const content = toContent(edited);
  expect(await saveForm(newRequest, edited)).toMatchObject({ state: "draft", content });
  expect(calls).toEqual(["POST ", "POST ", "PUT /R-0001"]);
  expect(await saveForm(newRequest, edited)).toMatchObject({ revision: 2 });
});
