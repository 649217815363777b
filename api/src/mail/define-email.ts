import { z } from "zod";

/** A primary key. */
export const id = z.int().positive();

/** Defines a queued email: the kind and the data of its job. defineMessage() defines its content. */
export function defineEmail<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
) {
  const data = z.object(shape);
  const createJob = (fields: z.input<typeof data>) => ({ kind, ...fields });
  return Object.assign(createJob, { kind, data });
}
