import type { z } from "zod";
import type { Deps } from "../core/deps.ts";
import type { Message } from "./message.ts";

export interface AddressedMessage {
  to: string[];
  message: Message;
}

export interface MessageDefinition {
  kind: string;
  data: z.ZodObject;
  compose: (deps: Deps, job: unknown) => Promise<AddressedMessage | undefined>;
  /** Called after the mail server has accepted the email. */
  onSent: (deps: Deps, job: unknown) => Promise<void>;
}

/**
 * Defines the content of a queued email. It is composed when it is sent, so that it shows current data.
 * compose() returns undefined when the email is no longer needed.
 */
export function defineMessage<Data extends z.ZodObject>(
  { kind, data }: { kind: string; data: Data },
  compose: (deps: Deps, job: z.output<Data>) => Promise<AddressedMessage | undefined>,
  onSent: (deps: Deps, job: z.output<Data>) => Promise<void> = async () => {},
): MessageDefinition {
  return {
    kind,
    data,
    compose: (deps, job) => compose(deps, data.parse(job)),
    onSent: (deps, job) => onSent(deps, data.parse(job)),
  };
}

export const absoluteUrl = ({ settings }: Deps, path: string) =>
  new URL(path, settings.SITE_URL).href;
