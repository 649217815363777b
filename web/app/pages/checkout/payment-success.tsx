import type { OrderResponse } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { isTemplate, type Purchase } from "@agency/contract/offers/purchase";
import { Download as DownloadIcon } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PaidAlert } from "#app/checkout/paid-alert.tsx";
import { formatFileSize } from "#app/orders/file-size.ts";
import { FirstSteps } from "#app/orders/first-steps.tsx";
import { PrintedReceipt } from "#app/orders/printed-receipt.tsx";
import { ProductPicture } from "#app/sections/product-picture.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface PaymentSuccessProps {
  transactionId: string;
  orderPath?: string;
  purchase?: Purchase;
  onBuyAgain: () => void;
}

export function PaymentSuccess({
  transactionId,
  orderPath,
  purchase,
  onBuyAgain,
}: PaymentSuccessProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const order = useOrderByPath(orderPath);
  const hasDownload = purchase?.item !== undefined && isTemplate(purchase.item);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="max-w-[18em] scroll-mt-40 text-h2">
        Thank you.{" "}
        <span className="inline-block">
          {hasDownload ? (
            <>
              <span className="inline-block">{purchase.plan}</span> is yours.
            </>
          ) : (
            "We received your payment."
          )}
        </span>
      </h1>
      <div className="mt-6">
        <PaidAlert transactionId={transactionId} />
      </div>
      <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-12">
          <PurchasedItem
            purchase={purchase}
            hasDownload={hasDownload}
            order={order}
            orderPath={orderPath}
          />
          {hasDownload && <FirstSteps />}
        </div>
        <Summary purchase={purchase} transactionId={transactionId}>
          {orderPath && (
            <p className="mt-6 border-t border-line pt-5 text-small">
              {/* Not a router link, because the order page has a stricter CSP. */}
              <a href={orderPath} className="link">
                Your order page
              </a>{" "}
              has the receipt{hasDownload && ", the download and its checksum"} for 12 months.
            </p>
          )}
          <p className="mt-4 text-small text-meta">
            {hasDownload
              ? "Each license covers one website. For a second one, "
              : "Need it again? "}
            <button type="button" onClick={onBuyAgain} className="link">
              {hasDownload ? "buy another" : "Buy another"}
            </button>
            .
          </p>
        </Summary>
      </div>
      {order && <PrintedReceipt order={order} />}
    </>
  );
}

interface PurchasedItemProps {
  purchase?: Purchase;
  hasDownload: boolean;
  order?: OrderResponse;
  orderPath?: string;
}

function PurchasedItem({ purchase, hasDownload, order, orderPath }: PurchasedItemProps) {
  return (
    <section
      aria-label="What you bought"
      className="on-dark grid overflow-clip rounded-price bg-ink sm:grid-cols-2"
    >
      <ProductPicture
        plan={purchase?.plan}
        sizes="(width < 40rem) 92vw, 22rem"
        className="max-sm:order-last sm:size-full"
      />
      <div className="grid content-center gap-5 p-7 sm:min-h-64 sm:p-9">
        {hasDownload && orderPath && <Download order={order} orderPath={orderPath} />}
        <p className="text-small">
          An email confirming project approval follows,{" "}
          {hasDownload
            ? "with your receipt and the download link."
            : "and we’ll contact you within one business day."}
        </p>
      </div>
    </section>
  );
}

/** Links to the order page until the order has loaded. */
function Download({ order, orderPath }: { order?: OrderResponse; orderPath: string }) {
  const file = order?.items.find(({ download }) => download)?.download;
  return (
    <div>
      <ButtonAnchor href={file?.path ?? orderPath} download={file !== undefined} className="w-full">
        <Icon icon={DownloadIcon} className="size-5" />
        {file ? "Download the ZIP" : "Go to your download"}
      </ButtonAnchor>
      <p className="mt-3 min-h-[1lh] text-fine text-on-ink-meta tabular-nums">
        {file && `Version ${file.version}, ${formatFileSize(file.bytes)}`}
      </p>
    </div>
  );
}

interface SummaryProps {
  purchase?: Purchase;
  transactionId: string;
  children: ReactNode;
}

function Summary({ purchase, transactionId, children }: SummaryProps) {
  return (
    <section aria-labelledby="summary-title" className="rounded-price bg-mist p-7 sm:p-9">
      <h2 id="summary-title" className="text-h3">
        Order summary
      </h2>
      <dl className="mt-5 grid gap-3">
        {purchase && <Row term={purchase.plan}>{formatUsd(purchase.amountCents)}</Row>}
        <Row term="Transaction ID">{transactionId}</Row>
        {purchase && (
          <div className="mt-3 flex items-baseline justify-between gap-6 border-t border-line pt-5 text-ink">
            <dt className="font-semibold">Paid</dt>
            <dd className="font-display text-[2.25rem] leading-none font-bold tracking-tight tabular-nums">
              {formatUsd(purchase.amountCents)}
            </dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Undefined until the order has loaded. */
function useOrderByPath(orderPath: string | undefined) {
  const [order, setOrder] = useState<OrderResponse>();
  useEffect(() => {
    const token = orderPath?.split("/").at(-1);
    if (!token) return;
    import("#app/api-client/orders.ts")
      .then(({ fetchOrder }) => fetchOrder(token))
      .then(setOrder, () => {});
  }, [orderPath]);
  return order;
}
