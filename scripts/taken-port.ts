import { connect } from "node:net";

/** Somebody answers there, on either kind of localhost. */
export async function refuseTakenPort(port: number) {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => isAnswered(port, host)));
  if (answers.includes(true))
    throw new Error(
      `Port ${port} is taken by another program: stop it (lsof -i :${port} names it) and start again.`,
    );
}

function isAnswered(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
