import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { errorResponse } from "@agency/contract/api/orders";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import type { StoredFile } from "../gateways/files.ts";
import { verifyOrderToken } from "../orders/orders.ts";
import { parseRange } from "./byte-range.ts";
import { reserveBytes } from "./download-quota.ts";
import { accessEnded, createDownloadUrl, verifyDownloadUrl } from "./downloads.ts";
import { streamToResponse } from "./stream-file.ts";

export const downloadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/orders/:token/files/:fileId",
      {
        schema: {
          summary: "Leads to a link that is good for 15 minutes",
          params: z.object({ token: z.string().max(100), fileId: z.string().max(60) }),
          response: { 404: errorResponse, 410: errorResponse },
        },
      },
      async ({ params }, reply) => {
        const order = await verifyOrderToken(deps, params.token);
        if (order.closed === "over" && order.state === "refunded") throw accessEnded(order);
        if (order.closed) throw new ApiError(410, "link-over", "This order link has expired.");
        return reply.redirect(await createDownloadUrl(deps, order, params.fileId), 303);
      },
    );

    app.get(
      "/api/files/:link",
      {
        schema: {
          params: z.object({ link: z.string().max(100) }),
          response: { "2xx": z.any(), 404: errorResponse, 410: errorResponse, 416: errorResponse },
        },
      },
      async (request, reply) => {
        const { id, fileId } = await verifyDownloadUrl(deps, request.params.link);
        const file = deps.files.find(fileId);
        if (!file) throw new ApiError(404, "no-file", "This file is not sold any more.");
        const span = spanFor(request.headers, file);
        if (span === "impossible") {
          reply.header("Content-Range", `bytes */${file.bytes}`);
          throw new ApiError(416, "range", "The file is shorter than that.");
        }
        const { start, end } = span === "whole" ? { start: 0, end: file.bytes - 1 } : span;
        const reserved =
          request.method === "HEAD"
            ? undefined
            : await reserveBytes(deps, id, file.bytes, { start, end });
        describeFile(reply, file, span);
        // An empty stream leaves the announced length as it is; an empty text would make it 0.
        if (!reserved) return reply.send(Readable.from([]));
        reply.hijack();
        reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
        const sent = await streamToResponse(reply.raw, file.read({ start, end }));
        if (sent === end - start + 1) return;
        await reserved
          .giveBack(sent)
          .catch((error) => request.log.error({ err: error }, "a download was not given back"));
      },
    );
  };

/** A range of another version of the file would give a broken ZIP. */
function spanFor(headers: { range?: string; "if-range"?: string }, file: StoredFile) {
  const condition = headers["if-range"];
  const current = condition === undefined || condition === `"${file.sha256}"`;
  return parseRange(current ? headers.range : undefined, file.bytes);
}

function describeFile(
  reply: FastifyReply,
  file: StoredFile,
  span: "whole" | { start: number; end: number },
) {
  reply.headers({
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${file.fileName}"`,
    "Accept-Ranges": "bytes",
    ETag: `"${file.sha256}"`,
    "Content-Length": span === "whole" ? file.bytes : span.end - span.start + 1,
  });
  if (span === "whole") return;
  reply.code(206).header("Content-Range", `bytes ${span.start}-${span.end}/${file.bytes}`);
}
