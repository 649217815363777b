import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import { findInvoice, sendPdf } from "../../invoices/invoices.ts";

const params = z.object({ number: z.string().max(20) });

export const deskInvoiceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/api/desk/invoices/:number", { schema: { params } }, async ({ params }, reply) => {
      const invoice = await findInvoice(deps.db, params.number);
      if (!invoice) throw new ApiError(404, "unknown-invoice", "Invoice not found.");
      return sendPdf(deps, reply, invoice);
    });
  };
