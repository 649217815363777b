import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { OwnerRef } from "../../orders/orders.ts";
import { requireRecentPasskey } from "../sessions.ts";

const params = z.object({ number: z.string().max(20) });

interface Resource<Target, Detail> {
  /** For example /api/desk/orders. */
  path: string;
  /** Both throw if there is no such record. */
  find: (number: string) => Promise<Target>;
  read: (number: string) => Promise<Detail>;
  detail: z.ZodType<Detail>;
  /** The error when an action returns false, because the record has changed. */
  buildConflict: (detail: Detail) => Error;
}

/** Functions that change a record and return it as it is afterwards. */
export function createActions<Target, Detail>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { path, find, read, detail, buildConflict }: Resource<Target, Detail>,
) {
  // Without the type parameter, which Fastify cannot resolve. Resource checks that the schema matches.
  const response: { 200: z.ZodType } = { 200: detail };

  const change = async (number: string, action: (target: Target) => Promise<unknown>) => {
    const result = await action(await find(number));
    const changed = await read(number);
    if (result === false) throw buildConflict(changed);
    return changed;
  };

  /** Adds a route for an action. */
  const addAction = <Body extends z.ZodType = z.ZodUndefined>(
    name: string,
    { body, needsPasskey = false }: { body?: Body; needsPasskey?: boolean },
    action: (target: Target, by: OwnerRef, body: z.output<Body>) => Promise<unknown>,
  ) =>
    app.post(
      `${path}/:number/${name}`,
      { schema: { params, response, ...(body && { body }) } },
      async ({ params: { number }, session, body }) => {
        if (needsPasskey) requireRecentPasskey(session);
        return change(number, (target) =>
          action(target, { owner: session.email }, body as z.output<Body>),
        );
      },
    );

  return { change, addAction };
}
