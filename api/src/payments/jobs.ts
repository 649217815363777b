import type { Settings } from "../core/settings.ts";
import { defineQueuedJob, type Job } from "../jobs/define-job.ts";
import { clearNetworkHashes } from "./card-testing.ts";
import { syncDispute, syncDisputes } from "./disputes/disputes.ts";
import { processDueResponses, startResponse } from "./disputes/send-response.ts";
import * as data from "./job-data.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";
import { importExternalRefunds } from "./refunds/import-external.ts";
import { processDueRefunds, startRefund } from "./refunds/send.ts";
import { syncSettlements, trySyncSettlementAndRefunds } from "./settlement.ts";
import { deleteOldWebhooks, processTransactionWebhook, syncRefund } from "./webhooks.ts";

const queuedJobs: Job[] = [
  defineQueuedJob(data.startRefund, {
    purpose: "Sends a refund",
    handler: (deps, { refundId }) => startRefund(deps, refundId),
  }),
  defineQueuedJob(data.syncPayment, {
    purpose: "Fetches a payment’s status from the payment provider when an owner views its order",
    handler: (deps, { transactionId }) => trySyncSettlementAndRefunds(deps, transactionId),
  }),
  defineQueuedJob(data.syncDispute, {
    purpose:
      "Fetches a dispute’s status from the payment provider after a webhook or when its order is restored",
    handler: (deps, { disputeId, reported }) => syncDispute(deps, disputeId, reported),
  }),
  defineQueuedJob(data.respondToDispute, {
    purpose: "Sends an owner’s response to a dispute",
    handler: (deps, { responseId }) => startResponse(deps, responseId),
  }),
  defineQueuedJob(data.syncFailedRefund, {
    purpose: "Fetches a failed refund’s status from the payment provider after a webhook",
    handler: (deps, { transactionId: refundTransactionId }) =>
      syncRefund(deps, refundTransactionId),
  }),
  defineQueuedJob(data.syncTransaction, {
    purpose: "Fetches a payment’s status from the payment provider after a webhook",
    handler: (deps, { kind, transactionId }) =>
      processTransactionWebhook(deps, kind, transactionId),
  }),
];

const HOURLY = "17 * * * *";

const hourlyJobs: Job[] = [
  {
    name: "clear-network-hashes",
    purpose: "Deletes the hashes of buyers’ IP networks after a day",
    cron: HOURLY,
    handler: clearNetworkHashes,
  },
  {
    name: "delete-old-webhooks",
    purpose: "Deletes the payment provider’s webhooks after 90 days",
    cron: HOURLY,
    handler: deleteOldWebhooks,
  },
  {
    name: "reconcile-transactions",
    purpose: "Compares the payment provider’s payments with our orders",
    cron: HOURLY,
    handler: reconcileTransactions,
  },
  {
    name: "import-external-refunds",
    purpose: "Imports refunds that were made in the Braintree Control Panel",
    cron: HOURLY,
    handler: importExternalRefunds,
  },
  {
    name: "sync-disputes",
    purpose: "Fetches the status of disputes from the payment provider",
    cron: HOURLY,
    handler: syncDisputes,
  },
];

const intervalSeconds = (settings: Settings) => settings.RECONCILE_INTERVAL_SECONDS;

const loops: Job[] = [
  {
    name: "reconcile-attempts",
    purpose: "Resolves payments whose outcome is unknown after a crash or a timeout",
    intervalSeconds,
    handler: reconcileAttempts,
  },
  {
    name: "process-refunds",
    purpose: "Sends refunds and checks their status",
    intervalSeconds,
    handler: processDueRefunds,
  },
  {
    name: "send-dispute-responses",
    purpose: "Sends responses to disputes again until the payment provider has them",
    intervalSeconds,
    handler: processDueResponses,
  },
  {
    name: "sync-settlements",
    purpose: "Checks which payments the payment provider has settled",
    intervalSeconds,
    handler: syncSettlements,
  },
];

export const paymentJobs: Job[] = [...queuedJobs, ...hourlyJobs, ...loops];
