import { agency } from "@agency/contract/agency";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const startedForm = { formToken: "form-token", replyBy: "2026-11-17" };

/** The form can be started once per page, so each test loads the module again. */
async function loadLeads(respondToStart: () => Response | Promise<Response>) {
  vi.resetModules();
  const fetch = vi.fn<typeof globalThis.fetch>((_, init) =>
    Promise.resolve(init?.method === "POST" ? new Response() : respondToStart()),
  );
  vi.stubGlobal("fetch", fetch);
  const leads = await import("./leads.ts");
  const readSentHeaders = async () => {
    expect(await leads.submitQuote(new FormData())).toBeUndefined();
    return new Headers(fetch.mock.lastCall?.[1]?.headers);
  };
  return { ...leads, fetch, readSentHeaders };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("requests a form token once, and sends it in a header", async () => {
  const { startQuote, replyWeekday, fetch, readSentHeaders } = await loadLeads(() =>
    Response.json(startedForm),
  );
  expect(fetch).not.toHaveBeenCalled();
  await Promise.all([startQuote(), startQuote()]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([agency.formEndpoint]);
  expect(replyWeekday()).toBe("Tuesday");
  expect((await readSentHeaders()).get(formStartedHeader)).toBe("form-token");
});

type Respond = () => Response | Promise<Response>;
const invalidBodies = [{ formToken: 5, replyBy: "soon" }, { formToken: "form-token" }, [], null];
const faults: [string, Respond][] = [
  ["responds with 503", () => Response.json({ error: "later" }, { status: 503 })],
  ["is unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
  ...invalidBodies.map((body): [string, Respond] => [
    `responds with ${JSON.stringify(body)}`,
    () => Response.json(body),
  ]),
];

test.each(faults)(
  "sends the request without a form token when the service %s",
  async (_, respond) => {
    const { startQuote, replyWeekday, readSentHeaders } = await loadLeads(respond);
    await startQuote();
    expect(replyWeekday()).toBeUndefined();
    expect((await readSentHeaders()).has(formStartedHeader)).toBe(false);
  },
);

test("sends the request without a form token while the service does not respond", async () => {
  const { startQuote, readSentHeaders } = await loadLeads(() => new Promise(() => {}));
  startQuote();
  expect((await readSentHeaders()).has(formStartedHeader)).toBe(false);
});

test("ends a request without a response after 15 seconds", async () => {
  const { submitQuote, fetch } = await loadLeads(() => Response.json(startedForm));
  const timeout = new AbortController();
  const setTimeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  fetch.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
  );
  const result = submitQuote(new FormData());
  expect(setTimeout).toHaveBeenCalledWith(15_000);
  timeout.abort(new DOMException("", "TimeoutError"));
  expect(await result).toEqual({ advice: "There was no response within 15 seconds. " });
});
