/** What is sent back, whatever carries it: a socket, or a browser's intercepted request. */
export interface EmulatorResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const answer = (status: number, type: string, body: string): EmulatorResponse => ({
  status,
  headers: { "content-type": type },
  body,
});

export const xml = (status: number, body: string) =>
  answer(status, "application/xml; charset=utf-8", body);

export const json = (body: unknown, status = 200) =>
  answer(status, "application/json; charset=utf-8", JSON.stringify(body));

export const text = (status: number, body: string) =>
  answer(status, "text/plain; charset=utf-8", body);

export const stylesheet = (body: string) => answer(200, "text/css; charset=utf-8", body);

export const script = (body: string) => answer(200, "text/javascript; charset=utf-8", body);

export const page = (body: string) =>
  answer(
    200,
    "text/html; charset=utf-8",
    `<!doctype html><html lang="en"><head><title>Braintree double</title></head>${body}</html>`,
  );
