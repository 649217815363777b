import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/** Answers how many bytes were handed over; fewer than there are when the connection broke, or the file could not be read. */
export async function streamToResponse(
  response: ServerResponse,
  content: Readable,
): Promise<number> {
  const gone = new Promise<boolean>((resolve) => response.once("close", () => resolve(false)));
  let sent = 0;
  try {
    for await (const chunk of content) {
      const taken = new Promise<boolean>((resolve) =>
        response.write(chunk, (error) => resolve(!error)),
      );
      // One after the other: what the machine has not taken yet does not count as sent.
      if (!(await Promise.race([taken, gone]))) return sent;
      sent += chunk.length;
    }
    response.end();
  } catch {
    // The announced length is missed, so that nobody takes the half for the whole.
    response.destroy();
  }
  return sent;
}
