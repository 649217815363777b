import { noteBody } from "@agency/contract/api/desk";
import { errorResponse } from "@agency/contract/api/orders";
import {
  changeDueDateBody,
  createPaymentRequestBody,
  markDeliveredBody,
  paymentRequestDetail,
  paymentRequestsResponse,
  recordInstallmentPaymentBody,
  requestsQuery,
  revisionBody,
  saveDraftBody,
  sendPaymentRequestBody,
  setRemindersBody,
} from "@agency/contract/api/payment-requests";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import {
  changeDueDate,
  createDraft,
  markDelivered,
  parsePaymentRequestNumber,
  recordManualPayment,
  recordRequestEvent,
  replaceLink,
  saveDraft,
  sendReminderNow,
  sendRequest,
  setRemindersPaused,
  voidRequest,
} from "../../payment-requests/payment-requests.ts";
import { editConflictError } from "../edit-conflict.ts";
import { getPaymentRequest, listPaymentRequests } from "../payment-requests.ts";
import { requireRecentPasskey } from "../sessions.ts";

const params = z.object({ number: z.string().max(20) });
const answered = {
  200: paymentRequestDetail,
  404: errorResponse,
  409: errorResponse,
  422: errorResponse,
};
const unknown = new ApiError(404, "unknown-request", "There is no request with this number.");

export const deskPaymentRequestRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (number: string) => {
      const id = parsePaymentRequestNumber(number);
      const request = id === undefined ? undefined : await getPaymentRequest(deps, id);
      if (id === undefined || !request) throw unknown;
      return { id, request };
    };

    /** Does it, and answers what the request is afterwards; tells who was quicker if it could not be done. */
    const change = async (number: string, act: (id: number) => Promise<boolean>) => {
      const { id } = await read(number);
      const changed = await act(id);
      const { request } = await read(number);
      if (!changed)
        throw editConflictError(request.events, "It has changed meanwhile. Please reload it.");
      return request;
    };
    const by = ({ session }: { session: { email: string } }) => ({ owner: session.email });

    app.get(
      "/api/desk/requests",
      { schema: { querystring: requestsQuery, response: { 200: paymentRequestsResponse } } },
      ({ query }) => listPaymentRequests(deps, query),
    );

    app.get(
      "/api/desk/requests/:number",
      { schema: { params, response: answered } },
      async ({ params }) => (await read(params.number)).request,
    );

    app.post(
      "/api/desk/requests",
      { schema: { body: createPaymentRequestBody, response: answered } },
      async (request) => {
        const id = await createDraft(deps, request.body, by(request));
        const made = await getPaymentRequest(deps, id);
        if (!made) throw unknown;
        return made;
      },
    );

    app.put(
      "/api/desk/requests/:number",
      { schema: { params, body: saveDraftBody, response: answered } },
      ({ params, body }) => change(params.number, (id) => saveDraft(deps, id, body)),
    );

    app.post(
      "/api/desk/requests/:number/sending",
      { schema: { params, body: sendPaymentRequestBody, response: answered } },
      (request) =>
        change(request.params.number, (id) => sendRequest(deps, id, request.body, by(request))),
    );

    app.post(
      "/api/desk/requests/:number/delivery",
      { schema: { params, body: markDeliveredBody, response: answered } },
      (request) =>
        change(request.params.number, (id) => markDelivered(deps, id, request.body, by(request))),
    );

    app.post(
      "/api/desk/requests/:number/payments",
      { schema: { params, body: recordInstallmentPaymentBody, response: answered } },
      (request) => {
        requireRecentPasskey(request.session);
        return change(request.params.number, (id) =>
          recordManualPayment(deps, id, request.body, by(request)),
        );
      },
    );

    app.post(
      "/api/desk/requests/:number/due-date",
      { schema: { params, body: changeDueDateBody, response: answered } },
      (request) =>
        change(request.params.number, (id) => changeDueDate(deps, id, request.body, by(request))),
    );

    app.post(
      "/api/desk/requests/:number/reminder",
      { schema: { params, response: answered } },
      (request) => change(request.params.number, (id) => sendReminderNow(deps, id, by(request))),
    );

    app.post(
      "/api/desk/requests/:number/reminders",
      { schema: { params, body: setRemindersBody, response: answered } },
      (request) =>
        change(request.params.number, (id) =>
          setRemindersPaused(deps, id, request.body.off, by(request)),
        ),
    );

    app.post(
      "/api/desk/requests/:number/link",
      { schema: { params, body: revisionBody, response: answered } },
      (request) =>
        change(request.params.number, (id) =>
          replaceLink(deps, id, request.body.revision, by(request)),
        ),
    );

    app.post(
      "/api/desk/requests/:number/void",
      { schema: { params, body: revisionBody, response: answered } },
      (request) =>
        change(request.params.number, (id) =>
          voidRequest(deps, id, request.body.revision, by(request)),
        ),
    );

    app.post(
      "/api/desk/requests/:number/notes",
      { schema: { params, body: noteBody, response: answered } },
      (request) =>
        change(request.params.number, async (id) => {
          const detail = { text: request.body.text };
          await recordRequestEvent(deps, deps.db, id, "note", by(request), detail);
          return true;
        }),
    );
  };
