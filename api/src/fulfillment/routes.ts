import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { StoredFile } from "../gateways/files.ts";
import { verifyOrderToken } from "../orders/orders.ts";
import { type ByteRange, parseRange } from "./byte-range.ts";
import {
  buildAccessEndedError,
  countDownload,
  createDownloadUrl,
  verifyDownloadUrl,
} from "./downloads.ts";

export const downloadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/orders/:token/files/:fileId",
      {
        schema: {
          summary: "Redirects to a download link that expires after 15 minutes",
          params: z.object({ token: z.string().max(100), fileId: z.string().max(60) }),
        },
      },
      async ({ params }, reply) => {
        const order = await verifyOrderToken(deps, params.token);
        if (order.linkState === "expired" && (order.access_revoked || order.state === "refunded"))
          throw buildAccessEndedError(order);
        if (order.linkState !== "active")
          throw new ApiError(410, "link-expired", "This order link has expired.");
        return reply.redirect(await createDownloadUrl(deps, order, params.fileId), 303);
      },
    );

    app.get(
      "/api/files/:link",
      { schema: { params: z.object({ link: z.string().max(100) }) } },
      async (request, reply) => {
        const download = await verifyDownloadUrl(deps, request.params.link);
        const file = deps.files.find(download.fileId);
        if (!file) throw new ApiError(404, "no-file", "This file is no longer available.");
        const range = parseRequestedRange(request.headers, file);
        if (range === "unsatisfiable") {
          reply.header("Content-Range", `bytes */${file.bytes}`);
          throw new ApiError(416, "range", "The requested range is outside the file.");
        }
        if (request.method !== "HEAD") await countDownload(deps, download);
        setFileHeaders(reply, file, range);
        return reply.send(file.read(range === "full" ? undefined : range));
      },
    );
  };

/** Ignores the range when If-Range names another version, because mixing versions corrupts the ZIP. */
function parseRequestedRange(headers: { range?: string; "if-range"?: string }, file: StoredFile) {
  const condition = headers["if-range"];
  const isCurrent = condition === undefined || condition === `"${file.sha256}"`;
  return parseRange(isCurrent ? headers.range : undefined, file.bytes);
}

function setFileHeaders(reply: FastifyReply, file: StoredFile, range: "full" | ByteRange) {
  reply.headers({
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${file.fileName}"`,
    "Accept-Ranges": "bytes",
    ETag: `"${file.sha256}"`,
    "Content-Length": range === "full" ? file.bytes : range.end - range.start + 1,
  });
  if (range === "full") return;
  reply.code(206).header("Content-Range", `bytes ${range.start}-${range.end}/${file.bytes}`);
}
