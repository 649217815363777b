import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, heading, renderDesk } from "../../testing/render-desk.tsx";
import { claimedOrder } from "../../testing/sample-records.ts";
import { sampleSession } from "../../testing/sample-responses.ts";
import { respondWithExpiredSession } from "../../testing/stub-desk.ts";

const signInAgain = () => page.getByRole("dialog", { name: "Sign in again" });
const form = () => page.getByRole("dialog", { name: "Change name" });
const nameField = () => form().getByLabelText("Name", { exact: true });

async function typeName(name: string) {
  const desk = await renderDesk("/settings");
  await button("Change name…").click();
  await nameField().fill(name);
  return desk;
}

test("submits the typed values after the owner signs in again in the dialog", async () => {
  const desk = await typeName("Robin Vega");
  desk.service.respondTo("POST /owner/name", respondWithExpiredSession);
  await form().getByRole("button", { name: "Change name" }).click();
  await expect.element(signInAgain()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(signInAgain()).toBeVisible();
  desk.service.respondTo("POST /owner/name", { ok: true });
  await desk.signInByCode();
  await expect.element(page.getByText("Name changed")).toBeVisible();
  const sent = desk.service.getSent("POST /owner/name").map(({ body }) => body);
  expect(sent).toEqual([{ name: "Robin Vega" }, { name: "Robin Vega" }]);
});

test("keeps a partly filled dialog when the session ends", async () => {
  const desk = await typeName("Robin V");
  desk.service.respondTo("GET /session", respondWithExpiredSession);
  desk.service.announceChange();
  await expect.element(signInAgain()).toBeVisible();
  desk.service.respondTo("GET /session", { ...sampleSession, version: "2" });
  await desk.signInByCode();
  await expect.element(signInAgain()).not.toBeInTheDocument();
  await expect.element(nameField()).toHaveValue("Robin V");
});

test("restores a typed note after the owner signs in again", async () => {
  const { number } = claimedOrder;
  const desk = await renderDesk(`/orders/${number}`);
  const note = page.getByLabelText("Note", { exact: true });
  await note.fill("Half a tho");
  desk.service.respondTo("GET /session", respondWithExpiredSession);
  desk.service.announceChange();
  await expect.element(heading("Sign in to your desk")).toBeVisible();
  expect(desk.getPath()).toBe(`/sign-in?next=%2Forders%2F${number}`);
  desk.service.respondTo("GET /session", { ...sampleSession, version: "2" });
  await desk.signInByCode();
  await button("Not now").click();
  await expect.element(heading(number)).toBeVisible();
  await expect.element(note).toHaveValue("Half a tho");
});
