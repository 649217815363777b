import {
  addTimeEntryBody,
  hoursAccount,
  hoursQuery,
  hoursResponse,
  refundUnusedHoursBody,
} from "@agency/contract/api/hours";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import { addEntry } from "../../hours/hours.ts";
import { findOrderByNumber } from "../../orders/orders.ts";
import { requestUnusedHoursRefund } from "../../payments/payments.ts";
import { listHours, readHours } from "../hours.ts";
import { requireRecentPasskey } from "../sessions.ts";

const params = z.object({ number: z.string().max(20) });
const response = { 200: hoursAccount };
const notFound = new ApiError(404, "unknown-hours", "This order has no prepaid hours.");

export const deskHourRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const requireAccount = async (number: string) => {
      const account = await readHours(deps, number);
      if (!account) throw notFound;
      return account;
    };
    /** Runs the action and returns the updated account. */
    const change = async (number: string, action: (orderId: number) => Promise<unknown>) => {
      const order = await findOrderByNumber(deps.db, number);
      if (!order) throw notFound;
      await action(order.id);
      return requireAccount(number);
    };

    app.get(
      "/api/desk/hours",
      { schema: { querystring: hoursQuery, response: { 200: hoursResponse } } },
      ({ query }) => listHours(deps, query),
    );

    app.get("/api/desk/hours/:number", { schema: { params, response } }, ({ params }) =>
      requireAccount(params.number),
    );

    app.post(
      "/api/desk/hours/:number/entries",
      { schema: { params, body: addTimeEntryBody, response } },
      ({ params, body, session }) =>
        change(params.number, (id) => addEntry(deps, id, body, session.email)),
    );

    app.post(
      "/api/desk/hours/:number/refund",
      { schema: { params, body: refundUnusedHoursBody, response } },
      ({ params, body, session }) => {
        requireRecentPasskey(session);
        return change(params.number, (id) =>
          requestUnusedHoursRefund(deps, id, body, { owner: session.email }),
        );
      },
    );
  };
