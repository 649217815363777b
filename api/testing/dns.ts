/** A name server with the records of a test. */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, RECURSION_AVAILABLE } from "dns-packet";

const NO_SUCH_NAME = 3;

/** Records by type and name, such as { "A agency.example": ["127.0.0.1"] }. Tests may change it. */
export type Zone = Record<string, string[]>;

export async function openNameServer(zone: Zone) {
  const socket = createSocket("udp4");
  socket.on("message", (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }) =>
      (zone[`${type} ${name}`] ?? []).map((data) => ({ name, type, ttl: 1, data }) as Answer),
    );
    const flags =
      AUTHORITATIVE_ANSWER | RECURSION_AVAILABLE | (answers.length > 0 ? 0 : NO_SUCH_NAME);
    socket.send(encode({ id, type: "response", flags, questions, answers }), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
