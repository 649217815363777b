import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { buildPagePolicy, renderNoScriptPage } from "../core/no-script-page.ts";
import { findUnsubscribingOrder, setUpdates } from "./opt-outs.ts";

const options = { schema: { params: z.object({ token: z.string().max(60) }) } };
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** A GET changes nothing, because mail programs open links in advance. They send the POST for "Unsubscribe" (RFC 8058). */
export const unsubscribeRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(formTypes, { parseAs: "string" }, (_request, _body, done) =>
      done(null, undefined),
    );

    app.get("/api/unsubscribe/:token", options, async ({ params }, reply) =>
      (await findUnsubscribingOrder(deps, params.token))
        ? sendPage(reply, 200, "Unsubscribe", "Stop emails about new versions?", confirmForm)
        : sendPage(reply, 404, ...unknownLink),
    );

    app.post("/api/unsubscribe/:token", options, async ({ params }, reply) => {
      const order = await findUnsubscribingOrder(deps, params.token);
      if (!order) return sendPage(reply, 404, ...unknownLink);
      await setUpdates(deps.db, order, false);
      return sendPage(reply, 200, "Unsubscribed", "You are unsubscribed", unsubscribedText);
    });
  };

const confirmForm = `<p>You will get no more emails about new versions of your templates. Receipts and links to your orders still arrive.</p>
<form method="post"><p><button class="button">Unsubscribe</button></p></form>`;
const unsubscribedText =
  "<p>We send you no more emails about new versions. You can turn them on again on your order page.</p>";
type Page = [title: string, heading: string, content: string];

const unknownLink: Page = [
  "Not found",
  "This link is not valid",
  "<p>Links can lose characters when they are copied. Open the link from your email again.</p>",
];

const sendPage = (reply: FastifyReply, status: number, ...page: Page) =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("Content-Security-Policy", buildPagePolicy("'self'"))
    .send(renderNoScriptPage(...page));
