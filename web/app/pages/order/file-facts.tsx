import type { OrderDownload } from "@agency/contract/orders";
import { CopyLine } from "#app/sections/copy-line.tsx";

/** To tell that the file arrived whole, and is ours. Few need it, so it is folded. */
export function FileFacts({ file }: { file: OrderDownload }) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="py-2 text-small font-semibold break-words text-ink">
        Checksum of {file.fileName}
      </summary>
      <p className="mt-2 mb-4 text-small">
        Version {file.version}, {file.bytes.toLocaleString("en-US")} bytes. If you want to be sure
        that the file arrived whole, compare its SHA-256:
      </p>
      <CopyLine text={file.sha256} what="SHA-256" mono />
    </details>
  );
}
