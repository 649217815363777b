import { z } from "zod";
import type { Deps } from "../deps.ts";
import type { Message } from "./message.ts";

export interface AddressedMessage {
  to: string[];
  message: Message;
}

export interface MessageDefinition {
  compose: (deps: Deps, job: unknown) => Promise<AddressedMessage | undefined>;
  /** The mail server has taken it. */
  sent?: (deps: Deps, job: unknown) => Promise<void>;
}

/** Of a row. */
export const id = z.int().positive();

/**
 * A message that may be put on the queue: what its job says, and how it is written. It is written when it is sent, from
 * the rows as they are then; nothing comes of it when there is no reason for it any more.
 */
export function defineMessage<Data extends z.ZodObject>(
  data: Data,
  write: (deps: Deps, job: z.output<Data>) => Promise<AddressedMessage | undefined>,
  sent: (deps: Deps, job: z.output<Data>) => Promise<void> = async () => {},
) {
  return {
    data,
    compose: (deps: Deps, job: unknown) => write(deps, data.parse(job)),
    sent: (deps: Deps, job: unknown) => sent(deps, data.parse(job)),
  };
}

export const absoluteUrl = ({ settings }: Deps, path: string) =>
  new URL(path, settings.SITE_URL).href;
