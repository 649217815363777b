import { templateLicence } from "@agency/contract/policies";
import { FactsTable } from "./facts-table.tsx";
import type { OrderFacts } from "./message.ts";
import { fonts, light } from "./theme.ts";
import { Paragraph, Part } from "./typography.tsx";

/** What is in the download, so that the buyer can tell that it arrived whole. */
export function DeliveredFiles({ items }: Pick<OrderFacts, "items">) {
  return items.map(
    ({ name, file }) =>
      file && (
        <Part key={file.fileName} title={`Your file: ${name}`}>
          <FactsTable
            facts={[
              ["File", file.fileName],
              ["Version", file.version],
              ["Size", describeSize(file.bytes)],
              ["SHA-256", <Code key="sha256">{file.sha256}</Code>],
              ["License", templateLicence],
            ]}
          />
        </Part>
      ),
  );
}

/** The same for every template; its README goes on from here. */
export function FirstSteps() {
  return (
    <Part title="First steps">
      <ol className="text" style={list}>
        <li style={step}>Install Node.js, version 22.12 or newer. It is free, at nodejs.org.</li>
        <li style={step}>Unpack the ZIP and open the folder in an editor.</li>
        <li style={step}>
          In its terminal, run <Code>npm install</Code> and then <Code>npm run dev</Code>.
        </li>
        <li style={step}>
          Change a word in <Code>site.config.ts</Code>, save, and look at your browser.
        </li>
      </ol>
      <Paragraph>The README in the ZIP takes you from there to a published site.</Paragraph>
    </Part>
  );
}

function Code({ children }: { children: string }) {
  return <code style={{ fontFamily: fonts.code, fontSize: "0.9em" }}>{children}</code>;
}

/** 139 KB (138,719 bytes) */
function describeSize(bytes: number) {
  const unit = bytes < 1_000_000 ? ([1_000, "KB", 0] as const) : ([1_000_000, "MB", 1] as const);
  return `${(bytes / unit[0]).toFixed(unit[2])} ${unit[1]} (${bytes.toLocaleString("en-US")} bytes)`;
}

const list = { margin: "0 0 16px", padding: "0 0 0 24px", color: light.text };
const step = { padding: "0 0 6px 4px", fontSize: 17, lineHeight: 1.6 };
