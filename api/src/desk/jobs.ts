import type { Job } from "../jobs/define-job.ts";
import { deleteExpiredSessions } from "./sessions.ts";

export const deskJobs: Job[] = [
  {
    name: "delete-expired-sessions",
    purpose: "Deletes expired sign-ins",
    cron: "0 7 * * *",
    handler: deleteExpiredSessions,
  },
];
