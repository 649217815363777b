import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/accessibility.ts";
import { button, heading, type RenderedDesk, renderDesk } from "../../../testing/render-desk.tsx";
import { acceptedRequest, dayFromNow, sampleDraft } from "../../../testing/sample-records.ts";
import { stubPaymentRequests } from "../../../testing/stub-payment-requests.ts";

const newPath = "/payment-requests/new";
const draftPath = `/payment-requests/${sampleDraft.number}/edit`;
const field = (name: string) => page.getByLabelText(name, { exact: true });
const dialog = () => page.getByRole("dialog");
const saveDraft = () => button("Save draft").click();
/** The last of the visible ones, which is at the end of the form on wide screens. */
const sendTo = (name: string) => button(new RegExp(`^Send to ${name}`)).last();

async function open(path: string, width = 1440) {
  const desk = await renderDesk(path, { width });
  const requests = stubPaymentRequests(desk.service, sampleDraft, acceptedRequest);
  return { ...desk, requests };
}

async function fillIn(name: string) {
  await field("Name").fill(name);
  await field("Email").fill("client@example.com");
  await field("Title").fill("A site in two parts");
  await field("Item").fill("Growth package");
}

/** The service makes the change, but the desk does not receive the response. */
async function loseResponse(
  { service }: Pick<RenderedDesk, "service">,
  route: string,
  click: () => Promise<void>,
) {
  service.loseResponse(route);
  await click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Can’t reach the service/);
}

test.each([1440, 390])(
  "validates deposit and milestones, and sends with the custom deposit, at %i px",
  async (width) => {
    const desk = await open(newPath, width);
    await fillIn("Nora Third");
    await field("Unit price").fill("1,000.01");
    const percent = page.getByLabelText("Deposit (%)");
    await percent.fill("100");
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(sendTo("Nora")).toBeInViewport({ ratio: 1 });
    await sendTo("Nora").click();
    await expect.element(page.getByText("Enter a whole number from 1 to 99.")).toBeVisible();
    await expect.element(percent).toHaveFocus();
    await percent.fill("33");
    await expect.element(page.getByText("33% deposit, 67% on delivery")).toBeVisible();
    const first = page.getByRole("group", { name: "Milestone 1" });
    await first.getByLabelText("Milestone name").fill("First design");
    await sendTo("Nora").click();
    await expect.element(page.getByText("Choose a date.")).toBeVisible();
    await expect.element(first.getByLabelText("Date", { exact: true })).toHaveFocus();
    await first.getByLabelText("Date", { exact: true }).fill(dayFromNow(20));
    if (width === 1440) await expectAccessible("milestones");
    await sendTo("Nora").click();
    await dialog()
      .getByRole("button", { name: /^Send request for \$1,000\.01/ })
      .click();
    await expect.poll(desk.getPath).toBe("/payment-requests/R-0101");
    const main = page.getByRole("main");
    await expect.element(main).toMatchTextContent("$330.01");
    await expect.element(main).toMatchTextContent("$670");
    expect(desk.requests.get("R-0101")).toMatchObject({
      state: "sent",
      content: {
        depositPercent: 33,
        milestones: [{ title: "First design", on: dayFromNow(20) }],
      },
    });
  },
);

test("fills in a new payment request with a sent one, without its due date, and saves nothing until then", async () => {
  const desk = await open("/payment-requests");
  desk.requests.edit(acceptedRequest.number, { dueOn: dayFromNow(5) });
  const original = desk.requests.get(acceptedRequest.number);
  await desk.navigate(`/payment-requests/${acceptedRequest.number}`);
  await button("More actions").click();
  await button("Duplicate").click();
  await expect.element(page.getByText("Not saved yet")).toBeVisible();
  await expect.element(field("Email")).toHaveValue("greta@example.com");
  await expect.element(field("Unit price")).toHaveValue("3000");
  await expect.element(field("Deposit due date")).toHaveValue("");
  await desk.navigate("/payment-requests?filter=draft");
  await expect.element(heading("Payment requests")).toBeVisible();
  expect(desk.service.sent.filter(({ route }) => !route.startsWith("GET "))).toEqual([]);
  await desk.goBack();
  await saveDraft();
  await expect.poll(desk.getPath).toBe("/payment-requests/R-0101/edit");
  const changes = desk.service.sent.filter(({ route }) => !route.startsWith("GET "));
  expect(changes.map(({ route }) => route)).toEqual(["POST /payment-requests"]);
  await desk.navigate("/payment-requests?filter=draft");
  await expect.element(page.getByRole("row", { name: /R-0101/ })).toBeVisible();
  expect(desk.requests.get(acceptedRequest.number)).toEqual(original);
});

test("duplicates a void payment request", async () => {
  const desk = await open("/payment-requests");
  await desk.navigate(`/payment-requests/${acceptedRequest.number}`);
  await button("More actions").click();
  await button("Void request…").click();
  await dialog().getByRole("button", { name: "Void request" }).click();
  await expect.element(page.getByText(`${acceptedRequest.number} voided`)).toBeVisible();
  await button("More actions").click();
  await button("Duplicate").click();
  await expect.element(page.getByText("Not saved yet")).toBeVisible();
  await expect.element(field("Title")).toHaveValue("A site with a class schedule");
});

/** Sends a new payment request, whose response is lost. The dialog stays open with the error. */
async function loseSendResponse() {
  const desk = await open(newPath);
  await fillIn("Greta Offline");
  await field("Unit price").fill("1,000");
  await sendTo("Greta").click();
  await loseResponse(desk, "POST /payment-requests/R-0101/send", () =>
    dialog().getByRole("button", { name: "Send request for $1,000" }).click(),
  );
  return desk;
}

test("sends one version when the response is lost and sending is retried", async () => {
  const desk = await loseSendResponse();
  await dialog().getByRole("button", { name: "Send request for $1,000" }).click();
  await expect.element(page.getByText("Sent to Greta")).toBeVisible();
  await expect.poll(desk.getPath).toBe("/payment-requests/R-0101");
  expect(desk.requests.get("R-0101")).toMatchObject({ state: "sent", version: 1 });
});

test("shows a conflict when the request was sent before it was edited and retried", async () => {
  const desk = await loseSendResponse();
  await dialog().getByRole("button", { name: "Keep editing" }).click();
  await field("Unit price").fill("1,200");
  await sendTo("Greta").click();
  await dialog().getByRole("button", { name: "Send request for $1,200" }).click();
  await expect.poll(desk.getPath).toBe("/payment-requests/R-0101/edit");
  await expect
    .element(page.getByText("This request changed while you were editing."))
    .toBeVisible();
  await expect.element(page.getByText("Greta already has version 1.")).toBeVisible();
  await expect.element(field("Unit price")).toHaveValue("1,200");
});

test("does not send a second version when a saved draft was sent behind the open dialog", async () => {
  const desk = await open("/payment-requests");
  await desk.navigate(draftPath);
  await sendTo("Greta").click();
  const send = dialog().getByRole("button", { name: /^Send request for / });
  await loseResponse(desk, `POST /payment-requests/${sampleDraft.number}/send`, () => send.click());
  desk.service.announceChange();
  await expect.element(page.getByText("Sent", { exact: true }).first()).toBeVisible();
  await send.click();
  await expect.element(dialog().getByRole("alert")).toMatchTextContent(/changed/);
  expect(desk.requests.get(sampleDraft.number)).toMatchObject({ state: "sent", version: 1 });
});

test("creates another draft when the form of a lost response was discarded", async () => {
  const desk = await open(newPath);
  await field("Name").fill("Ana First");
  await loseResponse(desk, "POST /payment-requests", saveDraft);
  await desk.navigate("/payment-requests?filter=draft");
  await expect.element(heading("Payment requests")).toBeVisible();
  await desk.navigate(newPath);
  await button("Discard changes").click();
  await field("Name").fill("Ben Second");
  await saveDraft();
  await expect.element(page.getByText(/R-0102 · Saved$/)).toBeVisible();
  await desk.navigate("/payment-requests?filter=draft");
  for (const name of ["Ana First", "Ben Second"])
    await expect.element(page.getByRole("row", { name })).toBeVisible();
});

test("shows no conflict when a draft was saved but the response was lost", async () => {
  const desk = await open("/payment-requests");
  await desk.navigate(draftPath);
  await field("Title").fill("A changed title");
  await loseResponse(desk, `PUT /payment-requests/${sampleDraft.number}`, saveDraft);
  desk.service.announceChange();
  await expect.element(page.getByText(`${sampleDraft.number} · Saved`)).toBeVisible();
  await expect
    .element(page.getByText("This request changed while you were editing."))
    .not.toBeInTheDocument();
  await expect.element(field("Title")).toHaveValue("A changed title");
});

test("keeps what is typed while the editor of a saved draft opens, and starts the next one empty", async () => {
  const desk = await open(newPath);
  await field("Name").fill("Dana Typing");
  const opening = desk.service.hold("GET /payment-requests/R-0101");
  await saveDraft();
  await opening.received;
  await field("Title").fill("Typed later");
  await opening.respond();
  await expect.element(page.getByText(/^R-0101 · Unsaved changes/)).toBeVisible();
  expect(desk.getPath()).toBe("/payment-requests/R-0101/edit");
  await expect.element(field("Title")).toHaveValue("Typed later");
  await desk.navigate(newPath);
  await expect.element(heading("New payment request")).toBeVisible();
  await expect.element(button("Save draft")).toBeVisible();
  await expect.element(field("Name")).toHaveValue("");
  await expect.element(field("Title")).toHaveValue("");
});

test("leaves the preview on a phone to show why a draft cannot be saved", async () => {
  await open(newPath, 390);
  const price = field("Unit price");
  await price.fill("a lot");
  await page.getByRole("group", { name: "View" }).getByText("Preview").click();
  await expect.element(price).not.toBeVisible();
  await saveDraft();
  await expect.element(price).toHaveFocus();
  await expect.element(price).toHaveAttribute("aria-invalid", "true");
});

const conflictTitle = () => page.getByText("This request changed while you were editing.");

test("[FAULT-53] offers both versions when two owners edit the same draft", async () => {
  const desk = await open("/payment-requests");
  await desk.navigate(draftPath);
  await field("Description").fill("What I typed");
  desk.requests.edit(sampleDraft.number, { title: "Their title" });
  await saveDraft();
  await expect.element(conflictTitle()).toBeVisible();
  await expect.element(field("Description")).toHaveValue("What I typed");
  await expectAccessible("edit conflict");
  await button("Show newer changes").click();
  await expect.element(field("Title")).toHaveValue("Their title");
  await expect.element(field("Description")).not.toHaveValue("What I typed");
  await field("Title").fill("Their title, edited");
  await expect.element(page.getByText("You’re viewing the newer changes.")).toBeVisible();
  const warning = page.getByText("Saving or sending discards the changes you’re not viewing");
  await expect.element(warning).toBeVisible();
  await desk.reload();
  await button("Show my changes").click();
  await expect.element(field("Description")).toHaveValue("What I typed");
  await field("Title").fill("Their title");
  await saveDraft();
  await expect.element(page.getByText("Draft saved")).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  expect(desk.requests.get(sampleDraft.number)?.content).toMatchObject({
    title: "Their title",
    body: "What I typed",
  });
});

test("shows the changes of another owner when there are no own ones", async () => {
  const desk = await open("/payment-requests");
  await desk.navigate(draftPath);
  await expect.element(field("Title")).toHaveValue("A site with a class schedule");
  desk.requests.edit(sampleDraft.number, { title: "Their title", body: "What they typed" });
  await expect.element(field("Description")).toHaveValue("What they typed");
  await expect.element(field("Title")).toHaveValue("Their title");
  await expect.element(conflictTitle()).not.toBeInTheDocument();
});

test("keeps unsaved changes when the response is lost, and creates one draft on retry", async () => {
  const desk = await open(newPath);
  await field("Title").fill("Offline");
  await loseResponse(desk, "POST /payment-requests", saveDraft);
  await field("Description").fill("Typed while offline");
  await desk.reload();
  await expect.element(field("Title")).toHaveValue("Offline");
  await saveDraft();
  await expect.poll(desk.getPath).toBe("/payment-requests/R-0101/edit");
  // The first request saved the draft without this text.
  await expect.element(page.getByText(/^R-0101 · Saved$/)).toBeVisible();
  await desk.reload();
  await expect.element(field("Description")).toHaveValue("Typed while offline");
  await desk.navigate("/payment-requests?filter=draft");
  await expect.element(page.getByRole("row", { name: "Offline" })).toBeVisible();
  expect(desk.requests.get("R-0102")).toBeUndefined();
});

test("shows missing fields, without accessibility violations", async () => {
  await open(newPath);
  await page.getByLabelText("Add from catalog").selectOptions("growth");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(field("Title")).toHaveValue("Growth package");
  await button("Send to the client").last().click();
  await expect.element(page.getByText("Enter the client’s name.")).toBeVisible();
  await expect.element(page.getByText("Enter the client’s email address.")).toBeVisible();
  await expect.element(field("Name")).toHaveFocus();
  await expectAccessible("missing fields");
  await page.viewport(390, 900);
  await page.getByText("Preview", { exact: true }).click();
  await expect
    .element(page.getByRole("region", { name: "Payment page" }))
    .toMatchTextContent("$1,500");
  await expectAccessible("preview");
  await page.viewport(390, 900);
  await page.getByText("Edit", { exact: true }).click();
  await field("Name").fill("Greta");
  await field("Email").fill("greta@example.com");
  await sendTo("Greta").click();
  await expect.element(button("Keep editing")).toBeVisible();
  await expectAccessible("send dialog");
  await button("Keep editing").click();
});

test("moves the focus to the adjacent line when a line is removed", async () => {
  await open(newPath);
  const add = button("Add line item");
  const names = page.getByRole("textbox", { name: "Item", exact: true });
  const remove = (line: number) => button(`Remove line ${line}`);
  const press = async (target: ReturnType<typeof button>) => {
    (target.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
  };
  await expect.element(names).toBeVisible();
  for (const count of [2, 3]) {
    await add.click();
    await expect.poll(() => names.elements()).toHaveLength(count);
  }
  for (const [index, name] of ["One", "Two", "Three"].entries()) await names.nth(index).fill(name);
  await press(remove(2));
  await expect.poll(() => names.elements()).toHaveLength(2);
  await expect.element(names.nth(1)).toHaveFocus();
  await expect.element(names.nth(1)).toHaveValue("Three");
  await press(remove(2));
  await expect.element(names.nth(0)).toHaveFocus();
  await press(remove(1));
  await expect.poll(() => names.elements()).toHaveLength(0);
  await expect.element(add).toHaveFocus();
});
