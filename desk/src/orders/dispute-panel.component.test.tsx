import type { DeskDispute } from "@agency/contract/api/refunds";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { DisputePanel } from "./dispute-panel.tsx";
import { disputedOrder, openDispute } from "./sample-order.ts";

beforeEach(() => sessionStorage.clear());

async function open(dispute: Partial<DeskDispute> = {}) {
  await page.viewport(1440, 800);
  await renderScreen(() => (
    <DisputePanel order={disputedOrder} dispute={{ ...openDispute, ...dispute }} />
  ));
}
const field = () => page.getByRole("textbox", { name: "Evidence for the bank" });
const sendButton = () => page.getByRole("button", { name: "Send evidence" });
const sentAt = "2026-11-16T09:00:00.000Z";

interface SentRequest {
  path: string;
  body: Record<string, unknown>;
}

/** Responds to requests of the desk, and returns what was sent. */
function respondWith(respond: () => Response | Promise<Response>) {
  const requests: SentRequest[] = [];
  vi.stubGlobal("fetch", async (path: string, { body = "{}" }: { body?: string } = {}) => {
    requests.push({ path, body: JSON.parse(body) });
    return respond();
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return requests;
}
const reject = (error: string) => () => Response.json({ code: "conflict", error }, { status: 422 });

test("sends the edited proposal, and ignores a second click while it is sent", async () => {
  const response = Promise.withResolvers<Response>();
  const requests = respondWith(() => response.promise);
  await open();
  await expect.element(field()).toHaveValue("Item: Basic Single-Page");
  await field().fill("Delivered on November 3.");
  await sendButton().click();
  await expect.element(sendButton()).toHaveAttribute("aria-busy", "true");
  await expect.element(field()).toHaveAttribute("readonly");
  (sendButton().element() as HTMLElement).click();
  expect(requests).toMatchObject([
    {
      path: "/api/desk/orders/K7Q4-2D9M/dispute-evidence",
      body: { disputeId: "d1", text: "Delivered on November 3." },
    },
  ]);
  response.resolve(Response.json(disputedOrder));
  await expect.element(sendButton()).not.toHaveAttribute("aria-busy");
});

test("keeps the text as a draft, and an empty field does not show the proposal again", async () => {
  await open();
  await field().fill("Half a tho");
  await open();
  await expect.element(field().last()).toHaveValue("Half a tho");
  await field().last().clear();
  await open();
  await expect.element(field().last()).toHaveValue("");
});

test("shows why sending failed, and keeps the text", async () => {
  respondWith(reject("The dispute has changed."));
  await open();
  await field().fill("Delivered on November 3.");
  await sendButton().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The dispute has changed.");
  await expect.element(field()).toHaveValue("Delivered on November 3.");
});

test("moves to the field instead of sending an empty text", async () => {
  const requests = respondWith(reject("Not expected"));
  await open();
  await field().clear();
  await sendButton().click();
  await expect.element(field()).toHaveFocus();
  expect(requests).toEqual([]);
});

test("accepts the loss only after a dialog that says what happens", async () => {
  const requests = respondWith(() => Response.json(disputedOrder));
  await open();
  await page.getByRole("button", { name: "Accept the loss…" }).click();
  const dialog = page.getByRole("dialog", { name: "Accept the loss of $49?" });
  await expect
    .element(dialog.getByText(/returns \$49 to Ada Lovelace.*can’t be undone/))
    .toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(requests).toEqual([]);
  await dialog.getByRole("button", { name: "Accept the loss" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(requests).toMatchObject([
    { path: "/api/desk/orders/K7Q4-2D9M/dispute-acceptance", body: { disputeId: "d1" } },
  ]);
});

test("offers no loss to accept when the bank only requests documents", async () => {
  await open({ kind: "retrieval" });
  await expect.element(sendButton()).toBeVisible();
  await expect.element(page.getByText("Accept the loss…")).not.toBeInTheDocument();
});

const evidence = { kind: "evidence", at: sentAt, owner: "Robin", text: "Delivered." } as const;

test.each([
  {
    state: "requested",
    replied: false,
    text: /^Robin sent this evidence.*hasn’t confirmed it yet/,
  },
  { state: "sent", replied: true, text: /^Robin sent this evidence.*The bank decides/ },
] as const)("shows what was sent and by whom ($state)", async ({ text, replied, state }) => {
  await open({ canRespond: false, replied, response: { ...evidence, state } });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await userEvent.click(page.getByText("Sent evidence"));
  await expect.element(page.getByText("Delivered.")).toBeVisible();
});

test("shows who accepted the loss", async () => {
  await open({
    ...{ canRespond: false, outcome: "lost" },
    response: { kind: "acceptance", state: "sent", at: sentAt, owner: "Robin" },
  });
  await expect.element(page.getByText(/^Robin accepted the loss/)).toBeVisible();
});

test("shows why the bank got no evidence, with the text to send again", async () => {
  await open({ response: { ...evidence, state: "failed", failure: "Not accepted." } });
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("The evidence wasn’t sent.")).toBeVisible();
  await expect.element(alert.getByText("Not accepted.")).toBeVisible();
  await expect.element(field()).toHaveValue("Delivered.");
});

test("shows the proposal when the response is only possible in the Control Panel", async () => {
  await open({ canRespond: false, status: "pending_arbitration" });
  await expect.element(page.getByRole("button", { name: "Copy evidence" })).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
});
