import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../../testing/postgres.ts";
import { createMailer, PermanentDeliveryError } from "./mailer.ts";

let server: Server | undefined;
afterEach(() => server?.close());

const letter = {
  id: "1",
  to: ["ada@example.com"],
  subject: "Hello",
  html: "<p>Hello</p>",
  text: "Hello",
  automatic: false,
};

/** Sends to a mail server that is friendly but for one answer, and gives what came of it. */
async function sendTo(answers: Record<string, string>, to = letter.to) {
  const port = await freePort();
  server = createServer((socket) => {
    const say = (command: string, friendly: string) =>
      socket.write(`${answers[command] ?? friendly}\r\n`);
    let inData = false;
    say("greeting", "220 hello");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        const command = /^(EHLO|HELO|MAIL|RCPT|DATA|RSET|QUIT)/.exec(line)?.[0];
        if (inData && line === ".") {
          inData = false;
          say("message", "250 taken");
        } else if (!inData && command === "DATA") {
          inData = !answers.DATA;
          say(command, "354 go on");
        } else if (!inData && command) say(command, "250 fine");
      }
    });
  }).listen(port, "127.0.0.1");
  const from = { name: "Agency", address: "hello@agency.example" };
  const mailer = createMailer({ url: `smtp://127.0.0.1:${port}`, from, connections: 1 });
  const outcome = await mailer.send({ ...letter, to }).then(
    () => "sent",
    (error) => (error instanceof PermanentDeliveryError ? "refused for good" : "worth another try"),
  );
  mailer.close();
  return outcome;
}

test("a friendly server takes the message", async () => {
  expect(await sendTo({})).toBe("sent");
});

test.each([
  ["the greeting", { greeting: "554 no service here" }],
  ["the sender", { MAIL: "530 sign in first" }],
  ["the session", { RCPT: "503 bad sequence" }],
  ["the moment", { RCPT: "451 later" }],
  ["the moment, after the message", { message: "452 no space" }],
])("a refusal of %s is worth another try", async (_, answers) => {
  expect(await sendTo(answers)).toBe("worth another try");
});

test.each([
  ["the recipient", { RCPT: "550 nobody of that name" }],
  ["the message", { message: "554 looks like spam" }],
])("a refusal of %s is for good", async (_, answers) => {
  expect(await sendTo(answers)).toBe("refused for good");
});

test("an address that would begin another header is refused for good", async () => {
  expect(await sendTo({}, ["ada@example.com\r\nBcc: all@example.com"])).toBe("refused for good");
});
