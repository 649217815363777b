import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

/** Inserts a scheduled job that the queue no longer retries. It succeeds when retried. */
async function insertFailedJob() {
  const [alert] = await queryDatabase(
    `insert into alerts (kind, detail) values ('job-failed', $1) returning id`,
    [
      {
        job: "delete-expired-rate-limits",
        purpose: "Deletes old rate-limit counters",
        reason: "error: canceling statement due to statement timeout",
      },
    ],
  );
  await queryDatabase(
    `insert into failures (kind, subject, attempt_count, reason, queue, data, is_dead_letter, alert_id)
     values ('job-failed', 'delete-expired-rate-limits', 4, $1, 'scheduled-jobs', $2, true, $3)`,
    [
      "error: canceling statement due to statement timeout",
      { job: "delete-expired-rate-limits" },
      alert.id,
    ],
  );
  return alert.id as string;
}

test("shows a failed job, and resolves the alert after the owner retries it", async ({ page }) => {
  const id = await insertFailedJob();
  await page.goto(`/desk/alerts/${id}`);
  await expect(page.getByRole("heading", { name: "Failing jobs" })).toBeVisible();
  await expect(page.getByText("Failed after 4 attempts")).toBeVisible();
  await expect(page.getByText("Deletes old rate-limit counters")).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Try again" }).filter({ visible: true }).click();
  await expect(page.getByText("If it happens again, you’ll get a new alert.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Failing jobs" })).toBeHidden();
});
