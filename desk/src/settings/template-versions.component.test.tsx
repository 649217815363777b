import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, renderDesk } from "../../testing/render-desk.tsx";

const version = { id: "simple-multi-page", name: "Simple", version: "1.1.0", changes: ["Faster"] };

test.each([
  [1, "Email 1 buyer"],
  [1_000, "Email 1,000 buyers"],
  [1_001, "Email more than 1,000 buyers"],
])("announces a version after counting %i recipients", async (recipientCount, label) => {
  const responses = { "GET /template-versions": { rows: [{ ...version, recipientCount }] } };
  await renderDesk("/settings/template-versions", { responses });
  await button(`${label}…`).click();
  await expect
    .element(page.getByRole("dialog").getByRole("heading"))
    .toMatchTextContent(`${label}?`);
});
