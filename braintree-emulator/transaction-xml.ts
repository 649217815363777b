import { formatCents } from "./amount.ts";
import { buildDisputeXml } from "./dispute-xml.ts";
import type { CreditCard } from "./payment-methods.ts";
import type { State } from "./state.ts";
import type { Status, Transaction } from "./transaction.ts";
import type { XmlValue } from "./xml.ts";

/** A transaction as in responses and notifications. */
export function buildTransactionXml(
  transaction: Transaction,
  { transactions, disputes }: Pick<State, "transactions" | "disputes">,
): XmlValue {
  const { billing, method, history, processor, checks } = transaction;
  const refunds = transactions.findRefunds(transaction).map(({ id }) => id);
  return {
    id: transaction.id,
    status: transaction.status,
    type: transaction.type,
    currencyIsoCode: "USD",
    amount: formatCents(transaction.amountCents),
    merchantAccountId: "emulator_usd",
    orderId: transaction.orderId ?? null,
    createdAt: transaction.createdAt,
    updatedAt: history.at(-1)?.at ?? transaction.createdAt,
    paymentInstrumentType: method.kind,
    processorResponseCode: processor?.code ?? "",
    processorResponseText: processor?.text ?? "",
    processorResponseType: processor?.type ?? null,
    ...buildSettlementResponse(transaction.status),
    gatewayRejectionReason: transaction.rejectionReason ?? null,
    cvvResponseCode: checks?.cvv ?? null,
    avsPostalCodeResponseCode: checks?.postalCode ?? null,
    avsStreetAddressResponseCode: checks?.streetAddress ?? null,
    avsErrorResponseCode: null,
    refundedTransactionId: transaction.refundedId ?? null,
    refundId: refunds.at(-1) ?? null,
    refundIds: refunds,
    disputes: disputes.findBySale(transaction).map(buildDisputeXml),
    customer: { email: transaction.customerEmail ?? null },
    billing: {
      firstName: billing?.firstName ?? null,
      lastName: billing?.lastName ?? null,
      streetAddress: billing?.streetAddress ?? null,
      locality: billing?.locality ?? null,
      region: billing?.region ?? null,
      postalCode: billing?.postalCode ?? null,
      countryCodeAlpha2: billing?.countryCodeAlpha2 ?? null,
    },
    statusHistory: history.map(({ status, amountCents, at, source }) => ({
      timestamp: at,
      status,
      amount: formatCents(amountCents),
      user: "emulator",
      transactionSource: source,
    })),
    creditCard: method.kind === "credit_card" ? buildCardXml(method) : {},
    ...(method.kind === "paypal_account" && {
      paypal: {
        ...{ payerEmail: method.email, payerId: "PAYER", token: null },
        ...{ transactionFeeAmount: formatCents(calculatePaypalFee(transaction)) },
        transactionFeeCurrencyIsoCode: "USD",
      },
    }),
    ...(method.kind === "venmo_account" && {
      venmoAccount: { username: method.username, venmoUserId: "1", token: null },
    }),
  };
}

/** 3.49 % and 49 cents. */
const calculatePaypalFee = ({ amountCents }: Transaction) => Math.round(amountCents * 0.0349) + 49;

function buildSettlementResponse(status: Status) {
  const [code, text] = {
    settled: ["4000", "Settled"],
    settlement_declined: ["4001", "Settlement Declined"],
    settlement_pending: ["4002", "Settlement Pending"],
  }[status as string] ?? ["", ""];
  return { processorSettlementResponseCode: code, processorSettlementResponseText: text };
}

function buildCardXml(card: CreditCard): XmlValue {
  return {
    token: null,
    bin: card.bin,
    last4: card.last4,
    cardType: card.cardType,
    cardholderName: card.cardholderName ?? null,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    customerLocation: "US",
    uniqueNumberIdentifier: card.uniqueNumberIdentifier,
    debit: "Unknown",
    prepaid: "Unknown",
  };
}
