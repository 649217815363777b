import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, provePasskey, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";

for (const width of [1440, 390]) {
  test(`keeps the promised email on the worklist until it is marked as written, at ${width} px`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = ipFor(`Mira Castellan ${process.pid}-${Date.now()}`);
    const { number } = await visitor.claim(email, { plan: "Logo Design", amount: "80" });
    await provePasskey(page);
    await page.goto(`/desk/orders/${number}`);
    const visible = (name: string) =>
      page.getByRole("button", { name }).filter({ visible: true }).click();
    await visible("Payment received: deliver");
    await expect(page.getByRole("heading", { name: /^Write to the buyer by / })).toBeVisible();
    await expectNoViolations(page);

    await page.goto("/desk");
    const row = page.getByRole("listitem").filter({ hasText: `Write to ${email}` });
    await row.getByRole("link").first().click();
    await expect(page.getByRole("link", { name: "Write an email" })).toHaveAttribute(
      "href",
      `mailto:${email}?subject=Your%20order%20${number}`,
    );
    await visible("Mark as written");
    await expect(page.getByText(`Marked as written: ${number}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Write to the buyer by / })).toHaveCount(0);
    await expect(page.getByText("Wrote to the buyer")).toBeVisible();
    await page.goto("/desk");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}
