import type { OrderDownload } from "@agency/contract/orders";
import { CopyLine } from "#app/sections/copy-line.tsx";

/** To tell that the file arrived whole, and is ours. */
export function FileFacts({ file }: { file: OrderDownload }) {
  return (
    <section aria-labelledby={file.fileName}>
      <h2 id={file.fileName} className="text-h3 break-words">
        {file.fileName}
      </h2>
      <p className="mt-3 mb-4">
        Version {file.version}, {file.bytes.toLocaleString("en-US")} bytes. If you want to be sure
        that the file arrived whole, compare its SHA-256:
      </p>
      <CopyLine text={file.sha256} what="SHA-256" mono />
    </section>
  );
}
