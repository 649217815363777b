import { fonts, light } from "../../mail/theme.ts";
import { Part } from "../../mail/typography.tsx";

/** The same for every template; its README goes on from here. */
export function FirstSteps() {
  return (
    <Part title="First steps">
      <ol className="text" style={list}>
        <li style={step}>Install Node.js, version 22.12 or newer. It is free, at nodejs.org.</li>
        <li style={step}>
          Unpack the ZIP and open the folder in an editor. Its README has the rest.
        </li>
        <li style={step}>
          In its terminal, run <Code>npm install</Code> and then <Code>npm run dev</Code>.
        </li>
      </ol>
    </Part>
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
