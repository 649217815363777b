import type { OrderDownload, OrderItem, OrderResponse } from "@agency/contract/api/orders";
import { Download as DownloadIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { fileSize } from "#app/orders/file-size.ts";
import { LookNote } from "#app/sections/look-note.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Panel } from "./panel.tsx";
import { RenewLink } from "./renew-link.tsx";

/** The service counts a download when its last byte has left; a moment later the page knows. */
const COUNTED_AFTER_MS = 4_000;

interface DownloadPanelProps {
  item: OrderItem;
  file: OrderDownload;
  order: OrderResponse;
  token: string;
  refresh: () => Promise<void>;
}

export function DownloadPanel({ item, file, order, token, refresh }: DownloadPanelProps) {
  const usedUp = file.used >= file.allowed;
  return (
    <Panel title={item.name}>
      {usedUp ? (
        <div className="grid justify-items-start gap-5">
          <p>
            We send a fresh link with new downloads to {order.email}, free of charge. This one then
            ends.
          </p>
          <RenewLink token={token} />
        </div>
      ) : (
        <ButtonAnchor
          href={file.path}
          download
          onClick={() => setTimeout(refresh, COUNTED_AFTER_MS)}
          className="w-full py-4.5 text-lead sm:w-auto sm:px-9"
        >
          <Icon icon={DownloadIcon} className="size-5.5" />
          Download the ZIP
        </ButtonAnchor>
      )}
      {item.look && <LookNote look={item.look} className="mt-5 text-white" />}
      <dl className="clear-both mt-8 grid gap-x-10 gap-y-4 border-t border-white/12 pt-6 text-small sm:flex sm:flex-wrap">
        <Fact term="Version">{file.version}</Fact>
        <Fact term="Size">{fileSize(file.bytes)}</Fact>
        <Fact term="Downloads used">{`${file.used} of ${file.allowed}`}</Fact>
        {order.accessUntil && <Fact term="Valid until">{formatDate(order.accessUntil)}</Fact>}
      </dl>
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="max-sm:flex max-sm:justify-between max-sm:gap-6">
      <dt className="text-on-ink-meta">{term}</dt>
      <dd className="font-semibold text-white tabular-nums">{children}</dd>
    </div>
  );
}
