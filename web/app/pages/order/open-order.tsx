import type { OrderResponse } from "@agency/contract/api/orders";
import { FirstSteps } from "#app/orders/first-steps.tsx";
import { PrintedReceipt } from "#app/orders/printed-receipt.tsx";
import { DownloadPanel } from "./download-panel.tsx";
import { FileDetails } from "./file-details.tsx";
import { HourEntries } from "./hour-entries.tsx";
import { Invoices } from "./invoices.tsx";
import { ItemStatus } from "./item-status.tsx";
import { License } from "./license.tsx";
import { OrderItems } from "./order-items.tsx";
import { PrintedInvoice } from "./printed-invoice.tsx";
import { UpdateEmails } from "./update-emails.tsx";

interface OpenOrderProps {
  order: OrderResponse;
  token: string;
  refresh: () => Promise<void>;
  show: (order: OrderResponse) => void;
}

export function OpenOrder({ order, token, refresh, show }: OpenOrderProps) {
  const files = order.items.flatMap(({ download }) => download ?? []);
  return (
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-6">
        {order.items.map((item) =>
          item.download ? (
            <DownloadPanel
              key={item.name}
              item={item}
              file={item.download}
              order={order}
              token={token}
              refresh={refresh}
            />
          ) : (
            <ItemStatus key={item.name} item={item} order={order} />
          ),
        )}
      </div>
      {files.length > 0 && (
        <div className="grid content-start gap-12">
          <FirstSteps />
          <License />
          {files.map((file) => (
            <FileDetails key={file.fileName} file={file} />
          ))}
          <UpdateEmails order={order} token={token} show={show} />
        </div>
      )}
      {order.hours && <HourEntries hours={order.hours} />}
      <OrderItems order={order}>
        <Invoices order={order} token={token} show={show} />
      </OrderItems>
      {order.invoice ? <PrintedInvoice {...order.invoice} /> : <PrintedReceipt order={order} />}
    </div>
  );
}
