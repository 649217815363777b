import type { DisputeRequest, DisputeStatus } from "@agency/braintree-emulator/disputes";
import { connectBraintreeEmulator } from "@agency/braintree-emulator/remote-client";
import { pino } from "pino";
import { connect, type Database } from "../src/db/database.ts";

type Emulator = ReturnType<typeof connectBraintreeEmulator>;

/**
 * Adds the payments and disputes in the database to an emulator that has just started, because the emulator keeps its
 * transactions in memory only and never had those of the sample week.
 */
export async function copyPaymentsToEmulator(databaseUrl: string, emulatorUrl: string) {
  const db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
  const emulator = connectBraintreeEmulator(emulatorUrl);
  await copyPayments(db, emulator);
  await copyDisputes(db, emulator);
  await db.destroy();
}

async function copyPayments(db: Database, emulator: Emulator) {
  const payments = await db
    .selectFrom("payment_attempts")
    .select(["transaction_id", "reference", "amount_cents", "created_at", "settled_at"])
    .select(["method", "last_four"])
    .where("state", "=", "captured")
    .execute();
  for (const payment of payments)
    await emulator.addTransaction({
      id: payment.transaction_id ?? "",
      orderId: payment.reference,
      amountCents: payment.amount_cents,
      status: payment.settled_at ? "settled" : "submitted_for_settlement",
      createdAt: payment.created_at,
      method: payment.method === "paypal" ? "paypal" : createCard(payment.last_four),
    });
}

const createCard = (lastFour: string | null) => ({
  number: `401288888888${lastFour ?? "1881"}`,
  ...{ expirationMonth: "12", expirationYear: "2030" },
});

async function copyDisputes(db: Database, emulator: Emulator) {
  const disputes = await db
    .selectFrom("disputes")
    .selectAll()
    .where("attempt_id", "is not", null)
    .execute();
  for (const { id, status, received_on, ...dispute } of disputes) {
    await emulator.dispute({
      id,
      transactionId: dispute.transaction_id,
      kind: dispute.kind as DisputeRequest["kind"],
      reason: dispute.reason as DisputeRequest["reason"],
      amountCents: dispute.cents,
      caseNumber: dispute.case_number ?? undefined,
      receivedAt: received_on ? new Date(received_on) : undefined,
      replyBy: dispute.reply_by ?? undefined,
    });
    await emulator.changeDispute(id, status as DisputeStatus);
  }
}
