/** Uses the desk's API like a browser. */
import { sql } from "kysely";
import { deriveSignInCode } from "../src/desk/codes.ts";
import { hashToken } from "../src/desk/sessions.ts";
import { freshAddress } from "./orders.ts";
import { owner, type TestService } from "./service.ts";

const site = "https://agency.example";
export const fromOurPage = { Origin: site, "Sec-Fetch-Site": "same-origin" };

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Browser = ReturnType<typeof openBrowser>;

/** Stores cookies and sends the headers of the desk's pages. */
export function openBrowser(service: TestService) {
  const cookies = new Map<string, string>();
  const from = freshAddress();
  return {
    cookies,
    async call(path: string, { method, body, headers = {} }: Call = {}) {
      const verb = method ?? (body === undefined ? "GET" : "POST");
      const writes = verb === "POST" || verb === "PUT";
      const response = await service.call(`/api/desk${path}`, {
        method: verb,
        headers: {
          ...(writes && { "Content-Type": "application/json" }),
          ...(verb !== "GET" && fromOurPage),
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...headers,
        },
        ...(writes && { body: JSON.stringify(body ?? {}) }),
        from,
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    },
    /** Returns the response body; throws when the request is rejected. */
    async read<Body>(path: string, call?: Call): Promise<Body> {
      const response = await this.call(path, call);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Body;
    },
  };
}

/** The sign-in code that this browser requested, as in the email. */
export async function findSignInCode(service: TestService, { cookies }: Browser) {
  const row = await service.db
    .selectFrom("desk_sign_in_codes")
    .select("id")
    .where("browser_hash", "=", hashToken(cookies.get("__Host-desk-code") ?? ""))
    .executeTakeFirstOrThrow();
  return deriveSignInCode(service, row.id);
}

/** Opens a browser that has requested a code. */
export async function requestCode(service: TestService, email = owner): Promise<Browser> {
  const browser = openBrowser(service);
  await browser.read("/sign-in-codes", { body: { email } });
  return browser;
}

/** Opens a browser in which this owner is signed in. */
export async function signIn(service: TestService, email = owner): Promise<Browser> {
  const browser = await requestCode(service, email);
  await browser.read("/sessions/code", { body: { code: await findSignInCode(service, browser) } });
  return browser;
}

/** Moves every sign-in back, so that an emailed code no longer counts as recent. */
export async function ageSessions({ db }: TestService) {
  await db
    .updateTable("desk_sessions")
    .set({ created_at: sql<Date>`created_at - interval '6 minutes'` })
    .execute();
}

/** Simulates a passkey verification; the real one is tested in a browser. */
export async function markPasskeyVerified({ db, now }: TestService) {
  await db.updateTable("desk_sessions").set({ passkey_verified_at: now() }).execute();
}
