import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, heading, type RenderedDesk, renderDesk } from "../../testing/render-desk.tsx";
import { claimedOrder, sampleAlert, sampleDraft } from "../../testing/sample-records.ts";
import { respondWithConflict, type SentRequest } from "../../testing/stub-desk.ts";

const { number } = claimedOrder;
const dialog = () => page.getByRole("dialog");
const note = () => page.getByLabelText("Note", { exact: true });
const reason = "Max already changed this lead.";

async function chooseAction(name: string) {
  await button("More actions").click();
  await button(name).click();
}

test("keeps a confirmation open until the response, and shows why it failed", async () => {
  const { service } = await renderDesk(`/orders/${number}`);
  await chooseAction("Cancel order…");
  const pending = service.hold(`POST /orders/${number}/cancel`);
  await dialog().getByRole("button", { name: "Cancel order" }).click();
  await pending.received;
  await userEvent.keyboard("{Escape}{Escape}");
  await dialog().click({ position: { x: -100, y: -100 }, force: true });
  await expect.element(dialog().getByRole("button", { name: "Keep order" })).toBeDisabled();
  await pending.respond(respondWithConflict());
  await expect.element(dialog().getByRole("alert")).toMatchTextContent(reason);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("shows the order in a dialog as it was when the dialog opened", async () => {
  const { service } = await renderDesk(`/orders/${number}`);
  await chooseAction("Change email…");
  const shown = dialog().getByText(`Currently ${claimedOrder.email}`);
  await expect.element(shown).toBeVisible();
  service.respondTo(`GET /orders/${number}`, { ...claimedOrder, email: "after@example.com" });
  service.announceChange();
  await expect.element(page.getByText("after@example.com").first()).toBeVisible();
  await expect.element(shown).toBeVisible();
});

test("keeps a form and its values open until the response", async () => {
  const { service } = await renderDesk("/leads/12");
  await button("Snooze").click();
  await button("Pick a date…").click();
  const date = dialog().getByLabelText("Date");
  const typed = (date.element() as HTMLInputElement).value;
  const pending = service.hold("POST /leads/12/snooze");
  await dialog().getByRole("button", { name: "Snooze" }).click();
  await pending.received;
  await userEvent.keyboard("{Escape}{Escape}");
  await pending.respond(respondWithConflict());
  await expect.element(dialog().getByRole("alert")).toMatchTextContent(reason);
  await expect.element(date).toHaveValue(typed);
});

test("keeps the label of a button while it is busy", async () => {
  const { service } = await renderDesk(`/orders/${number}`);
  const pending = service.hold(`POST /orders/${number}/notes`);
  await note().fill("A note");
  await button("Add note").click();
  await pending.received;
  await expect.element(button("Add note")).toHaveAttribute("aria-busy", "true");
  await pending.respond({ ok: true });
  await expect.element(page.getByText("Note added")).toBeVisible();
});

test("treats an empty response to a change as success", async () => {
  const { service } = await renderDesk(`/orders/${number}`);
  service.respondTo(`POST /orders/${number}/notes`, ({ body }) => {
    const { text } = body as { text: string };
    const written = {
      ...{ at: claimedOrder.placedAt, kind: "note", actor: "owner" },
      ...{ title: "Note", note: text },
    };
    service.respondTo(`GET /orders/${number}`, { ...claimedOrder, events: [written] });
    return new Response(null, { status: 204 });
  });
  await note().fill("Written once");
  await button("Add note").click();
  await expect.element(page.getByText("Note added")).toBeVisible();
  await expect.element(note()).toHaveValue("");
  await expect.element(page.getByText("Written once")).toBeVisible();
});

/** Starts on Leads, so that Back leaves the screen even while a dialog is open. */
async function openFromLeads(path: string) {
  const desk = await renderDesk("/leads");
  await expect.element(heading("Leads")).toBeVisible();
  await desk.navigate(path);
  return desk;
}

async function expectToStay(
  desk: RenderedDesk,
  pending: ReturnType<RenderedDesk["service"]["hold"]>,
  response: object,
  toast: string | RegExp,
) {
  await pending.received;
  await desk.goBack();
  await expect.element(heading("Leads")).toBeVisible();
  const before = desk.service.sent.length;
  await pending.respond(response);
  await expect.element(page.getByText(toast)).toBeVisible();
  // A wrong navigation would start before the browser is idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  const opened = desk.service.sent
    .slice(before)
    .filter(({ route }) => /^GET \/(orders|payment-requests)\/[^/]+$/.test(route));
  expect(opened).toEqual([]);
  expect(desk.getPath()).toBe("/leads");
  await expect.element(heading("Leads")).toBeVisible();
}

test("keeps the screen that the owner went to when an alert is resolved later", async () => {
  const desk = await openFromLeads("/alerts/1");
  const pending = desk.service.hold("POST /alerts/1/resolve");
  await button("Mark as resolved").click();
  await expectToStay(desk, pending, { ok: true }, `Resolved: ${sampleAlert.title}`);
});

test("keeps the screen that the owner went to when a draft is saved later", async () => {
  const desk = await openFromLeads("/payment-requests/new");
  await page.getByLabelText("Title").fill("A draft");
  const pending = desk.service.hold("POST /payment-requests");
  await userEvent.keyboard("{Control>}s{/Control}");
  const { content } = (await pending.received).body as { content: object };
  await expectToStay(desk, pending, { ...sampleDraft, content }, "Draft saved");
});

test("keeps the screen that the owner went to when a payment request is sent later", async () => {
  const desk = await openFromLeads(`/payment-requests/${sampleDraft.number}/edit`);
  await button(/^Send to Greta/)
    .last()
    .click();
  const pending = desk.service.hold(`POST /payment-requests/${sampleDraft.number}/send`);
  await dialog()
    .getByRole("button", { name: /^Send request/ })
    .click();
  await expectToStay(desk, pending, { ...sampleDraft, state: "sent" }, "Sent to Greta");
});

test("keeps the screen that the owner went to when a payment is recorded later", async () => {
  const desk = await openFromLeads("/orders");
  await button("Record payment").click();
  await dialog().getByLabelText("Email").fill("recorded@example.com");
  const pending = desk.service.hold("POST /orders");
  await dialog().getByRole("button", { name: "Record and deliver" }).click();
  const response = { number: "K7Q4-2D9M", email: "recorded@example.com" };
  await expectToStay(desk, pending, response, /^Payment recorded/);
});

async function typeNote(desk: RenderedDesk, path = `/orders/${number}`) {
  await desk.navigate(path);
  await expect.element(heading(number)).toBeVisible();
  await note().fill("Only about the first");
}
const other = "K7Q4-2D9M";

test("shows an error only on the order where it happened", async () => {
  const desk = await renderDesk("/");
  await typeNote(desk);
  desk.service.respondTo(`POST /orders/${number}/notes`, () => Promise.reject(new TypeError()));
  await button("Add note").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Can’t reach the service");
  await desk.navigate(`/orders/${other}`);
  await expect.element(heading(other)).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("shows an error with a link to its order when the owner has moved to another screen", async () => {
  const desk = await renderDesk("/");
  await typeNote(desk);
  const pending = desk.service.hold(`POST /orders/${number}/notes`);
  await button("Add note").click();
  await pending.received;
  await desk.navigate(`/orders/${other}`);
  await expect.element(heading(other)).toBeVisible();
  pending.fail();
  await expect.element(page.getByRole("status")).toMatchTextContent("Can’t reach the service");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expect.element(heading(number)).toBeVisible();
  await expect.element(note()).toHaveValue("Only about the first");
});

test("keeps a typed note with its order when another order is opened", async () => {
  const desk = await renderDesk("/");
  await typeNote(desk);
  await desk.navigate(`/orders/${other}`);
  await expect.element(heading(other)).toBeVisible();
  await expect.element(note()).toHaveValue("");
  await desk.goBack();
  await expect.element(heading(number)).toBeVisible();
  await expect.element(note()).toHaveValue("Only about the first");
  await desk.reload();
  await expect.element(note()).toHaveValue("Only about the first");
  const notes: unknown[] = [];
  desk.service.respondTo(`POST /orders/${number}/notes`, ({ body }: SentRequest) => {
    notes.push(body);
    return { ok: true };
  });
  await button("Add note").click();
  await expect.element(page.getByText("Note added")).toBeVisible();
  expect(notes).toEqual([{ text: "Only about the first" }]);
  await desk.reload();
  await expect.element(note()).toHaveValue("");
});

test("keeps a typed note when the owner returns before another order has loaded", async () => {
  const desk = await renderDesk("/");
  await typeNote(desk);
  const slow = desk.service.hold(`GET /orders/${other}`);
  desk.navigate(`/orders/${other}`);
  await slow.received;
  await expect.element(note()).not.toBeInTheDocument();
  desk.navigate(`/orders/${number}`);
  await expect.element(note()).toHaveValue("Only about the first");
  slow.fail();
});
