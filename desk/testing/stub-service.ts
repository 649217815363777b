/** Responds to the requests of a component instead of the service. */
import { onTestFinished, vi } from "vitest";

type Respond = () => Response | Promise<Response>;

/** By method and path below /api/desk, such as "POST /webhooks". Returns the requests so far. */
export function stubService(responses: Record<string, Respond>) {
  const sent: { route: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const route = `${method} ${path.replace("/api/desk", "")}`;
    sent.push({ route, body: body && JSON.parse(String(body)) });
    const respond = responses[route];
    if (!respond) throw new TypeError(`No response for ${route}`);
    return respond();
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}

export const respondWithError = (status: number, code: string, error: string) => () =>
  Response.json({ code, error }, { status });
