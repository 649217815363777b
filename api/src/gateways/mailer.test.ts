import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../../testing/postgres.ts";
import { createMailer, PermanentDeliveryError } from "./mailer.ts";

let server: Server | undefined;
afterEach(() => server?.close());

const email = {
  id: "1",
  to: ["ada@example.com"],
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  automatic: false,
};

/** Sends an email to a mail server that accepts everything except for the given replies. */
async function sendWithReplies(replies: Record<string, string>, to = email.to) {
  const port = await freePort();
  server = createServer((socket) => {
    const reply = (command: string, defaultReply: string) =>
      socket.write(`${replies[command] ?? defaultReply}\r\n`);
    let isReadingData = false;
    reply("greeting", "220 hello");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        const command = /^(EHLO|HELO|MAIL|RCPT|DATA|RSET|QUIT)/.exec(line)?.[0];
        if (isReadingData && line === ".") {
          isReadingData = false;
          reply("message", "250 accepted");
        } else if (!isReadingData && command === "DATA") {
          isReadingData = !replies.DATA;
          reply(command, "354 continue");
        } else if (!isReadingData && command) reply(command, "250 OK");
      }
    });
  }).listen(port, "127.0.0.1");
  const from = { name: "Agency", address: "hello@agency.example" };
  const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from, connections: 1 });
  const outcome = await mailer.send({ ...email, to }).then(
    () => "sent",
    (error) => (error instanceof PermanentDeliveryError ? "permanent failure" : "retry"),
  );
  mailer.close();
  return outcome;
}

test("sends an email when the server accepts it", async () => {
  expect(await sendWithReplies({})).toBe("sent");
});

test.each([
  ["a rejected connection", { greeting: "554 no service here" }],
  ["a rejected sender", { MAIL: "530 sign in first" }],
  ["a session error", { RCPT: "503 bad sequence" }],
  ["a temporary error", { RCPT: "451 later" }],
  ["a temporary error after the message", { message: "452 no space" }],
])("allows a retry after %s", async (_, replies) => {
  expect(await sendWithReplies(replies)).toBe("retry");
});

test.each([
  ["the recipient", { RCPT: "550 unknown user" }],
  ["the message", { message: "554 spam detected" }],
])("fails permanently when the server rejects %s", async (_, replies) => {
  expect(await sendWithReplies(replies)).toBe("permanent failure");
});

test("fails permanently when an address contains a line break", async () => {
  const injection = "ada@example.com\r\nBcc: all@example.com";
  expect(await sendWithReplies({}, [injection])).toBe("permanent failure");
});
