import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

/** A scheduled job that the queue has given up; it works as soon as it is started again. */
async function giveUpJob() {
  const [alert] = await queryDatabase(
    `insert into alerts (kind, detail) values ('job-failed', $1) returning id`,
    [
      {
        job: "forget-old-hits",
        purpose: "Deletes old rate-limit counters",
        reason: "error: canceling statement due to statement timeout",
      },
    ],
  );
  await queryDatabase(
    `insert into failures (kind, subject, tries, reason, queue, data, given_up, alert_id)
     values ('job-failed', 'forget-old-hits', 4, $1, 'chores', $2, true, $3)`,
    ["error: canceling statement due to statement timeout", { chore: "forget-old-hits" }, alert.id],
  );
  return alert.id as string;
}

test("shows a job that was given up, and starts it again when the owner presses Try again", async ({
  page,
}) => {
  const id = await giveUpJob();
  await page.goto(`/desk/alerts/${id}`);
  await expect(page.getByRole("heading", { name: "Failing now" })).toBeVisible();
  await expect(page.getByText("Given up after 4 tries")).toBeVisible();
  await expect(page.getByText("Deletes old rate-limit counters")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Try again" }).filter({ visible: true }).click();
  await expect(page.getByText("If it happens again, it comes back as a new one.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("heading", { name: "Failing now" })).toBeHidden();
});
