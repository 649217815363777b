/** The owner's desk as a browser uses it. */
import { sql } from "kysely";
import { deriveSignInCode } from "../src/desk/codes.ts";
import { hashOf } from "../src/desk/sessions.ts";
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

/** Keeps its cookies, and sends what a page of ours would. */
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
    /** The answer's body; what was refused is an error of the test. */
    async read<Answer>(path: string, call?: Call): Promise<Answer> {
      const response = await this.call(path, call);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    },
  };
}

/** The code that belongs to what this browser asked for; it stands in the mail as well. */
export async function codeFor(service: TestService, { cookies }: Browser) {
  const asked = await service.db
    .selectFrom("desk_codes")
    .select("id")
    .where("browser_hash", "=", hashOf(cookies.get("__Host-desk-code") ?? ""))
    .executeTakeFirstOrThrow();
  return deriveSignInCode(service, asked.id);
}

/** A browser that has asked for a code. */
export async function askForCode(service: TestService, email = owner): Promise<Browser> {
  const browser = openBrowser(service);
  await browser.read("/codes", { body: { email } });
  return browser;
}

/** A browser in which this owner has signed in. */
export async function signIn(service: TestService, email = owner): Promise<Browser> {
  const browser = await askForCode(service, email);
  await browser.read("/sessions/code", { body: { code: await codeFor(service, browser) } });
  return browser;
}

/** As if every owner had signed in longer ago than a mailed code confirms who they are. */
export async function outliveCode({ db }: TestService) {
  await db
    .updateTable("desk_sessions")
    .set({ created_at: sql<Date>`created_at - interval '6 minutes'` })
    .execute();
}

/** As if a passkey had just been shown; that it must be is for a real browser to try. */
export async function provePasskey({ db, now }: TestService) {
  await db.updateTable("desk_sessions").set({ proven_at: now() }).execute();
}
