import cookies from "@fastify/cookie";
import type { RouteOptions } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { BODY_LIMIT, largestJson } from "../core/body-limit.ts";
import type { Deps } from "../core/deps.ts";
import { requireSession } from "./auth.ts";
import { accountRoutes } from "./routes/account.ts";
import { deskAlertRoutes } from "./routes/alerts.ts";
import { deskExportRoutes } from "./routes/exports.ts";
import { deskHourRoutes } from "./routes/hours.ts";
import { deskInvoiceRoutes } from "./routes/invoices.ts";
import { deskLeadRoutes } from "./routes/leads.ts";
import { deskOrderRoutes } from "./routes/orders.ts";
import { deskPeopleRoutes } from "./routes/people.ts";
import { deskPersonalDataRoutes } from "./routes/personal-data.ts";
import { deskReportRoutes } from "./routes/reports.ts";
import { deskPaymentRequestRoutes } from "./routes/requests.ts";
import { deskSearchRoutes } from "./routes/search.ts";
import { signInRoutes } from "./routes/sign-in.ts";
import { deskTemplateVersionRoutes } from "./routes/template-versions.ts";
import { deskWebhookRoutes } from "./routes/webhooks.ts";

/** Raises the body limit of a route to the largest body that its schema allows. */
function raiseBodyLimit(route: RouteOptions) {
  const body = route.schema?.body;
  if (body instanceof z.ZodType)
    route.bodyLimit = Math.max(route.bodyLimit ?? BODY_LIMIT, largestJson(body));
}

/** All routes of the desk. Only the sign-in routes work without a session. */
export const deskRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onRoute", raiseBodyLimit);
    await app.register(cookies);
    await app.register(signInRoutes(deps));
    await app.register(async (signedIn) => {
      requireSession(signedIn, deps);
      await signedIn.register(accountRoutes(deps));
      await signedIn.register(deskLeadRoutes(deps));
      await signedIn.register(deskOrderRoutes(deps));
      await signedIn.register(deskHourRoutes(deps));
      await signedIn.register(deskPaymentRequestRoutes(deps));
      await signedIn.register(deskInvoiceRoutes(deps));
      await signedIn.register(deskReportRoutes(deps));
      await signedIn.register(deskAlertRoutes(deps));
      await signedIn.register(deskSearchRoutes(deps));
      await signedIn.register(deskPeopleRoutes(deps));
      await signedIn.register(deskPersonalDataRoutes(deps));
      await signedIn.register(deskExportRoutes(deps));
      await signedIn.register(deskTemplateVersionRoutes(deps));
      await signedIn.register(deskWebhookRoutes(deps));
    });
  };
