import { lookSetting, lookTitle } from "@agency/contract/offers/looks";
import type { OrderEmailData } from "../../mail/message.ts";
import { fonts, light } from "../../mail/theme.ts";
import { EmailSection } from "../../mail/typography.tsx";

/** The same for every template except for the chosen look. The README has the details. */
export function FirstSteps({ items }: Pick<OrderEmailData, "items">) {
  const looks = items.flatMap(({ look }) => look ?? []);
  return (
    <EmailSection title="First steps">
      <ol className="text" style={list}>
        <li style={step}>Install Node.js, version 22.12 or newer. It is free, at nodejs.org.</li>
        <li style={step}>
          Unpack the ZIP and open the folder in an editor. The README has all the details.
        </li>
        <li style={step}>
          In the editor’s terminal, run <Code>npm install</Code> and then <Code>npm run dev</Code>.
        </li>
        {looks.map((look) => (
          <li key={look.name} style={step}>
            For your {lookTitle(look.name)} look, set <Code>{lookSetting(look)}</Code> in
            site.config.ts.
          </li>
        ))}
      </ol>
    </EmailSection>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code style={{ fontFamily: fonts.code, fontSize: "0.9em", whiteSpace: "nowrap" }}>
      {children}
    </code>
  );
}

const list = { margin: 0, padding: "0 0 0 20px", color: light.text };
const step = { padding: "0 0 2px 2px", fontSize: 15, lineHeight: 1.5 };
