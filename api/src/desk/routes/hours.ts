import {
  addTimeEntryBody,
  hoursAccount,
  hoursQuery,
  hoursResponse,
  refundUnusedHoursBody,
} from "@agency/contract/api/hours";
import { errorResponse } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import { addEntry } from "../../hours/hours.ts";
import { findOrderByNumber } from "../../orders/orders.ts";
import { requestUnusedHoursRefund } from "../../payments/payments.ts";
import { listHours, readHours } from "../hours.ts";
import { requireRecentPasskey } from "../sessions.ts";

const params = z.object({ number: z.string().max(20) });
const answered = { 200: hoursAccount, 404: errorResponse, 409: errorResponse };
const unknown = new ApiError(404, "unknown-hours", "No hours were bought with this order.");

export const deskHourRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (number: string) => {
      const account = await readHours(deps, number);
      if (!account) throw unknown;
      return account;
    };
    /** Does it, and answers what the account is afterwards. */
    const change = async (number: string, act: (orderId: number) => Promise<unknown>) => {
      const order = await findOrderByNumber(deps.db, number);
      if (!order) throw unknown;
      await act(order.id);
      return read(number);
    };

    app.get(
      "/api/desk/hours",
      { schema: { querystring: hoursQuery, response: { 200: hoursResponse } } },
      ({ query }) => listHours(deps, query),
    );

    app.get("/api/desk/hours/:number", { schema: { params, response: answered } }, ({ params }) =>
      read(params.number),
    );

    app.post(
      "/api/desk/hours/:number/entries",
      { schema: { params, body: addTimeEntryBody, response: answered } },
      ({ params, body, session }) =>
        change(params.number, (id) => addEntry(deps, id, body, session.email)),
    );

    app.post(
      "/api/desk/hours/:number/refund",
      { schema: { params, body: refundUnusedHoursBody, response: answered } },
      ({ params, body, session }) => {
        requireRecentPasskey(session);
        return change(params.number, (id) =>
          requestUnusedHoursRefund(deps, id, body, { owner: session.email }),
        );
      },
    );
  };
