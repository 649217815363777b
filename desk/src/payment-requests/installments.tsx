import type { DeskInstallment, PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatExactUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { longDay, parseIsoDate, shortDay } from "../format/time.ts";
import { getPaymentMethodLabel } from "../orders/payment-method-labels.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { getInstallmentStatus, installmentLabels } from "./installment-labels.ts";

export function Installments({ paymentRequest }: { paymentRequest: PaymentRequestDetail }) {
  const { installments } = paymentRequest;
  const isVoid = paymentRequest.state === "void";
  return (
    <section className="panel">
      <div className="panel-header">
        <h2>Payment schedule</h2>
      </div>
      <ul className="detail-list">
        {installments.map((installment) => (
          <li key={installment.id}>
            <div>
              <p className="detail-title">{installmentLabels[installment.kind]}</p>
              <p className="detail-subtitle">
                {installment.state === "paid" ? (
                  <PaidDetails installment={installment} />
                ) : (
                  <UnpaidDetails installment={installment} isVoid={isVoid} />
                )}
                <InvoiceLink number={installment.invoice} />
              </p>
            </div>
            <div className="flex-none! text-right">
              <p className="text-strong tabular">{formatExactUsd(installment.cents)}</p>
              {!isVoid || installment.state === "paid" ? (
                <StatusBadge status={getInstallmentStatus(installment)} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnpaidDetailsProps {
  installment: DeskInstallment;
  isVoid: boolean;
}

function UnpaidDetails({ installment, isVoid }: UnpaidDetailsProps): ReactNode {
  const { kind, state, dueOn, order } = installment;
  if (isVoid) return "Void";
  if (state === "claimed")
    return (
      <>
        The client reported a Venmo payment. Review it in order <OrderLink number={order} />
      </>
    );
  if (state === "processing") return "The client is paying now";
  const dueDate = dueOn && longDay(parseIsoDate(dueOn));
  if (state === "overdue" && dueDate) return `Was due ${dueDate}`;
  if (state === "open") return dueDate ? `Due ${dueDate}` : "Due now";
  if (kind === "balance" && !dueDate) return "Due after you mark the project as delivered";
  return dueDate ? `Due ${dueDate}, not accepted yet` : `Due ${dueAfterAcceptance}`;
}

function PaidDetails({ installment }: { installment: DeskInstallment }) {
  const { paidAt, method = "", lastFour, order, refundedCents } = installment;
  const methodLabel = getPaymentMethodLabel(method);
  return (
    <>
      Paid {paidAt && shortDay(new Date(paidAt))}
      {method === "manual" ? ", recorded manually" : methodLabel && `, ${methodLabel}`}
      {lastFour && ` ••${lastFour}`}
      {refundedCents ? `, ${formatExactUsd(refundedCents)} refunded` : ""}
      {order && (
        <>
          , order <OrderLink number={order} />
        </>
      )}
    </>
  );
}

/** Opens the PDF. */
function InvoiceLink({ number }: { number: string | undefined }) {
  if (!number) return null;
  return (
    <>
      {" · Invoice "}
      <a
        className="link code"
        href={`/api/desk/invoices/${number}`}
        target="_blank"
        rel="noreferrer"
      >
        {number}
      </a>
    </>
  );
}

function OrderLink({ number = "" }: { number: string | undefined }) {
  return (
    <Link className="link code" to={`/orders/${number}`}>
      {number}
    </Link>
  );
}
