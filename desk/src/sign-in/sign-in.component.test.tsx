import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, heading, renderDesk } from "../../testing/render-desk.tsx";
import { respondWithExpiredSession } from "../../testing/stub-desk.ts";

test("[FAULT-23] shows an error when the code is incorrect", async () => {
  const { service } = await renderDesk("/orders", {
    responses: { "GET /session": respondWithExpiredSession },
  });
  await expect.element(heading("Sign in to your desk")).toBeVisible();
  const error = "Incorrect code. 4 attempts left.";
  service.respondTo("POST /sign-in-codes", { ok: true, validUntil: new Date().toISOString() });
  service.respondTo("POST /sessions/code", () =>
    Response.json({ code: "incorrect-code", error }, { status: 422 }),
  );
  await button("Email me a code").click();
  await page.getByLabelText("Email", { exact: true }).fill("eve@example.com");
  await button("Email me a code").click();
  await page.getByLabelText("Code").fill("AAAA-AAAA");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(page.getByLabelText("Code")).toHaveAttribute("aria-invalid", "true");
});
