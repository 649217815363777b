import type { DeskInstallment, PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { exactUsd } from "../format/text.ts";
import { longDay, noonOf, shortDay } from "../format/time.ts";
import { paymentMethodLabels } from "../orders/payment-method-labels.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { installmentTitles, standingOf } from "./installment-labels.ts";

/** What is paid and what is due, one line each. */
export function Instalments({ request }: { request: PaymentRequestDetail }) {
  const { instalments } = request;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Payments</h2>
      </div>
      {instalments.length > 0 ? (
        <ul className="lines">
          {instalments.map((one) => (
            <li key={one.id}>
              <div>
                <p className="t">{installmentTitles[one.kind]}</p>
                <p className="s">
                  <Standing of={one} request={request} />
                </p>
              </div>
              <div className="flex-none! text-right">
                <p className="strong num">{exactUsd(one.cents)}</p>
                {request.state !== "void" || one.state === "paid" ? (
                  <StatusBadge of={standingOf(one)} />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="panel-body">Nothing is asked for before it is sent.</p>
      )}
    </section>
  );
}

function Standing({
  of,
  request,
}: {
  of: DeskInstallment;
  request: PaymentRequestDetail;
}): ReactNode {
  if (of.state === "paid") return <Paid instalment={of} />;
  return (
    <>
      <Waits of={of} request={request} />
      <InvoiceLink number={of.invoice} />
    </>
  );
}

function Waits({ of, request }: { of: DeskInstallment; request: PaymentRequestDetail }): ReactNode {
  const { kind, state, dueOn, order } = of;
  if (request.state === "void") return "Not to be paid any more";
  if (state === "claimed")
    return (
      <>
        Said to be paid by Venmo: look for it in <OrderLink number={order} />
      </>
    );
  if (state === "paying") return "The client is paying right now";
  if (state === "overdue" && dueOn) return `Was due ${longDay(noonOf(dueOn))}`;
  if (state === "open") return dueOn ? `Due ${longDay(noonOf(dueOn))}` : "Due now";
  if (kind === "balance") return "Opens when you say that it is delivered";
  return dueOn ? `Due ${longDay(noonOf(dueOn))}, once it is accepted` : `Due ${dueAfterAcceptance}`;
}

function Paid({ instalment }: { instalment: DeskInstallment }) {
  const { paidAt, method = "", lastFour, order, refundedCents, invoice } = instalment;
  const by =
    method in paymentMethodLabels
      ? paymentMethodLabels[method as keyof typeof paymentMethodLabels]
      : method;
  return (
    <>
      Paid {paidAt && shortDay(new Date(paidAt))}
      {by && `, ${by}`}
      {lastFour && ` ••${lastFour}`}
      {refundedCents ? `, ${exactUsd(refundedCents)} of it refunded` : ""}
      {order && (
        <>
          , <OrderLink number={order} />
        </>
      )}
      <InvoiceLink number={invoice} />
    </>
  );
}

/** The PDF, which the service sends. */
function InvoiceLink({ number }: { number: string | undefined }) {
  if (!number) return null;
  return (
    <>
      {", invoice "}
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
