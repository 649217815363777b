import type { OrderDownload, OrderItem, OrderResponse } from "@agency/contract/api/orders";
import { Download as DownloadIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { formatFileSize } from "#app/orders/file-size.ts";
import { LookNote } from "#app/sections/look-note.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Panel } from "./panel.tsx";
import { RenewLink } from "./renew-link.tsx";

/** The service counts a download when it receives the request, which the browser sends after the click event. */
const REFRESH_AFTER_MS = 4_000;

interface DownloadPanelProps {
  item: OrderItem;
  file: OrderDownload;
  order: OrderResponse;
  token: string;
  refresh: () => Promise<void>;
}

export function DownloadPanel({ item, file, order, token, refresh }: DownloadPanelProps) {
  const isUsedUp = file.used >= file.allowed;
  return (
    <Panel title={item.name}>
      {isUsedUp ? (
        <div className="grid justify-items-start gap-5">
          <p>
            We can send a new link with more downloads to {order.email}, free of charge. This link
            will then stop working.
          </p>
          <RenewLink token={token} />
        </div>
      ) : (
        <ButtonAnchor
          href={file.path}
          download
          onClick={() => setTimeout(refresh, REFRESH_AFTER_MS)}
          className="w-full py-4.5 text-lead sm:w-auto sm:px-9"
        >
          <Icon icon={DownloadIcon} className="size-5.5" />
          Download the ZIP
        </ButtonAnchor>
      )}
      {item.look && <LookNote look={item.look} className="mt-5 text-white" />}
      <dl className="clear-both mt-8 grid gap-x-10 gap-y-4 border-t border-white/12 pt-6 text-small sm:flex sm:flex-wrap">
        <Detail term="Version">{file.version}</Detail>
        <Detail term="Size">{formatFileSize(file.bytes)}</Detail>
        <Detail term="Downloads used">{`${file.used} of ${file.allowed}`}</Detail>
        {order.accessExpiresAt && (
          <Detail term="Valid until">{formatDate(order.accessExpiresAt)}</Detail>
        )}
      </dl>
    </Panel>
  );
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div className="max-sm:flex max-sm:justify-between max-sm:gap-6">
      <dt className="text-on-ink-meta">{term}</dt>
      <dd className="font-semibold text-white tabular-nums">{children}</dd>
    </div>
  );
}
