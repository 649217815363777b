import { afterEach, expect, test, vi } from "vitest";
import { get, post } from "./client.ts";

const stubResponse = (response: Response) => vi.stubGlobal("fetch", async () => response);
afterEach(() => vi.unstubAllGlobals());

const unreachable = "Can’t reach the service.";
const uncertain = `${unreachable} Check whether your change went through before you try again.`;

test.each([502, 504])(
  "says that a change may have been made after a proxy's %i",
  async (status) => {
    stubResponse(new Response("<h1>Bad gateway</h1>", { status }));
    await expect(post("/orders")).rejects.toThrow(uncertain);
  },
);

test("says that a change may have been made when there is no response", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(post("/orders")).rejects.toThrow(uncertain);
});

test("says only that the service is unreachable when nothing could have changed", async () => {
  stubResponse(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(get("/orders")).rejects.toThrow(new RegExp(`^${unreachable}$`));
  stubResponse(new Response("<h1>Too large</h1>", { status: 413 }));
  await expect(post("/orders")).rejects.toThrow(new RegExp(`^${unreachable}$`));
});

test("shows the service's own message", async () => {
  stubResponse(Response.json({ code: "unknown", error: "Something went wrong." }, { status: 500 }));
  await expect(post("/orders")).rejects.toThrow(/^Something went wrong\.$/);
});
