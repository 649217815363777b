import { noteBody } from "@agency/contract/api/desk";
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
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
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
import { createActions } from "./actions.ts";

const params = z.object({ number: z.string().max(20) });
const response = { 200: paymentRequestDetail };
const notFound = new ApiError(404, "unknown-request", "Payment request not found.");

export const deskPaymentRequestRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const requirePaymentRequest = async (number: string) => {
      const id = parsePaymentRequestNumber(number);
      const request = id === undefined ? undefined : await getPaymentRequest(deps, id);
      if (id === undefined || !request) throw notFound;
      return { id, request };
    };
    const read = async (number: string) => (await requirePaymentRequest(number)).request;

    const { change, addAction } = createActions(app, {
      path: "/api/desk/payment-requests",
      find: async (number) => (await requirePaymentRequest(number)).id,
      read,
      detail: paymentRequestDetail,
      buildConflict: ({ events }) =>
        editConflictError("payment request", events, "Reload to see the changes."),
    });

    app.get(
      "/api/desk/payment-requests",
      { schema: { querystring: requestsQuery, response: { 200: paymentRequestsResponse } } },
      ({ query }) => listPaymentRequests(deps, query),
    );

    app.get("/api/desk/payment-requests/:number", { schema: { params, response } }, ({ params }) =>
      read(params.number),
    );

    app.post(
      "/api/desk/payment-requests",
      { schema: { body: createPaymentRequestBody, response } },
      async ({ body, session }) => {
        const id = await createDraft(deps, body, { owner: session.email });
        const created = await getPaymentRequest(deps, id);
        if (!created) throw notFound;
        return created;
      },
    );

    app.put(
      "/api/desk/payment-requests/:number",
      { schema: { params, body: saveDraftBody, response } },
      ({ params, body }) => change(params.number, (id) => saveDraft(deps, id, body)),
    );

    addAction("send", { body: sendPaymentRequestBody }, (id, by, body) =>
      sendRequest(deps, id, body, by),
    );

    addAction("deliver", { body: markDeliveredBody }, (id, by, body) =>
      markDelivered(deps, id, body, by),
    );

    addAction(
      "payments",
      { body: recordInstallmentPaymentBody, needsPasskey: true },
      (id, by, body) => recordManualPayment(deps, id, body, by),
    );

    addAction("due-date", { body: changeDueDateBody }, (id, by, body) =>
      changeDueDate(deps, id, body, by),
    );

    addAction("remind", {}, (id, by) => sendReminderNow(deps, id, by));

    addAction("reminders", { body: setRemindersBody }, (id, by, { paused }) =>
      setRemindersPaused(deps, id, paused, by),
    );

    addAction("replace-link", { body: revisionBody }, (id, by, { revision }) =>
      replaceLink(deps, id, revision, by),
    );

    addAction("void", { body: revisionBody }, (id, by, { revision }) =>
      voidRequest(deps, id, revision, by),
    );

    addAction("notes", { body: noteBody }, (id, by, { text }) =>
      recordRequestEvent(deps, deps.db, id, "note", by, { text }),
    );
  };
