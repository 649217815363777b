import { isTemplate, type Purchase } from "@agency/contract/purchase";
import { Download as DownloadIcon } from "lucide";
import { useEffect, useState } from "react";
import { fetchOrder } from "#app/api-client/orders.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface PaidProps {
  transactionId: string;
  orderPath?: string;
  purchase?: Purchase;
  onAgain: () => void;
}

export function Paid({ transactionId, orderPath, purchase, onAgain }: PaidProps) {
  const [read, setRead] = useState(false);
  const file = useFirstFile(orderPath);
  const template = purchase?.item && isTemplate(purchase.item);
  return (
    <section aria-labelledby="paid-title" className="grid justify-items-start gap-6 lg:order-first">
      {!read && (
        <div className="justify-self-stretch">
          <Alert
            tone="good"
            text={`Payment successful! Transaction ID: ${transactionId}`}
            onDismiss={() => setRead(true)}
          />
        </div>
      )}
      <div>
        <h2 id="paid-title" className="text-h3">
          Thank you
        </h2>
        <p className="mt-3 max-w-[34.6em]">
          We have your payment{purchase && ` for ${purchase.plan}`}.{" "}
          {template
            ? "An email confirming project approval follows, with your receipt and the download link."
            : "An email confirming project approval follows, and we write to you within one business day."}{" "}
          Keep the transaction ID {transactionId} in case you write to us.
        </p>
      </div>
      {file && (
        <ButtonAnchor href={file} download>
          <Icon of={DownloadIcon} className="size-5" />
          Download the ZIP
        </ButtonAnchor>
      )}
      {orderPath && (
        <p>
          {/* A whole-page link: the order page has a narrower policy than this one. */}
          <a href={orderPath} className="link">
            Your order page
          </a>{" "}
          keeps the receipt{template && ", the download and its checksum"} for 12 months.
        </p>
      )}
      <button type="button" onClick={onAgain} className="link">
        Buy it again
      </button>
    </section>
  );
}

/** Where the bought file is; nothing for a service, or while the order page is the only way. */
function useFirstFile(orderPath: string | undefined) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const token = orderPath?.split("/").at(-1);
    if (!token) return;
    fetchOrder(token).then(
      ({ items }) => setPath(items.find(({ download }) => download)?.download?.path),
      () => {},
    );
  }, [orderPath]);
  return path;
}
