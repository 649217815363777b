import cookies from "@fastify/cookie";
import type { RouteOptions } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { BODY_LIMIT, largestJson } from "../body-limit.ts";
import type { Deps } from "../deps.ts";
import { requireSession } from "./auth.ts";
import { accountRoutes } from "./routes/account.ts";
import { deskHourRoutes } from "./routes/hours.ts";
import { deskLeadRoutes } from "./routes/leads.ts";
import { deskOrderRoutes } from "./routes/orders.ts";
import { deskPaymentRequestRoutes } from "./routes/requests.ts";
import { deskRestRoutes } from "./routes/rest.ts";
import { signInRoutes } from "./routes/sign-in.ts";

/** A route takes all that the contract lets an owner write, where that is more than the service takes otherwise. */
function allowContract(route: RouteOptions) {
  const body = route.schema?.body;
  if (body instanceof z.ZodType)
    route.bodyLimit = Math.max(route.bodyLimit ?? BODY_LIMIT, largestJson(body));
}

/** The owners' desk. Everything but signing in is behind one guard. */
export const deskRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onRoute", allowContract);
    await app.register(cookies);
    await app.register(signInRoutes(deps));
    await app.register(async (behindGuard) => {
      requireSession(behindGuard, deps);
      await behindGuard.register(accountRoutes(deps));
      await behindGuard.register(deskLeadRoutes(deps));
      await behindGuard.register(deskOrderRoutes(deps));
      await behindGuard.register(deskHourRoutes(deps));
      await behindGuard.register(deskPaymentRequestRoutes(deps));
      await behindGuard.register(deskRestRoutes(deps));
    });
  };
