/** A response for an HTTP server or for an intercepted browser request. */
export interface EmulatorResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const createResponse = (status: number, type: string, body: string): EmulatorResponse => ({
  status,
  headers: { "content-type": type },
  body,
});

export const xml = (status: number, body: string) =>
  createResponse(status, "application/xml; charset=utf-8", body);

export const json = (body: unknown, status = 200) =>
  createResponse(status, "application/json; charset=utf-8", JSON.stringify(body));

export const text = (status: number, body: string) =>
  createResponse(status, "text/plain; charset=utf-8", body);

export const stylesheet = (body: string) => createResponse(200, "text/css; charset=utf-8", body);

export const script = (body: string) => createResponse(200, "text/javascript; charset=utf-8", body);

export const page = (body: string) =>
  createResponse(
    200,
    "text/html; charset=utf-8",
    `<!doctype html><html lang="en"><head><title>Braintree emulator</title></head>${body}</html>`,
  );
