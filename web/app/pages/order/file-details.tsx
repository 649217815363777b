import type { OrderDownload } from "@agency/contract/api/orders";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Collapsed, because few buyers verify the checksum. */
export function FileDetails({ file }: { file: OrderDownload }) {
  return (
    <details className="group border-t border-line pt-4">
      <summary className="flex list-none items-center justify-between gap-4 py-2 text-small font-semibold text-ink tabular-nums [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-break-word">Checksum of {file.fileName}</span>
        <Icon
          icon={ChevronDownIcon}
          className="size-5 text-meta transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <p className="mt-2 mb-4 text-small tabular-nums">
        Version {file.version}, {file.bytes.toLocaleString("en-US")} bytes. To verify that the
        download is complete, compare its SHA-256:
      </p>
      <CopyLine text={file.sha256} noun="SHA-256" isMono />
    </details>
  );
}
