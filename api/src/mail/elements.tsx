import type { ComponentProps } from "react";

/** Markup that mail programs display alike: tables for layout, and a button that Outlook draws with its padding. */

export const layoutTable = {
  align: "center",
  width: "100%",
  border: 0,
  cellPadding: "0",
  cellSpacing: "0",
  role: "presentation",
} as const;

/** Cells side by side. */
export function Row({ children, ...props }: ComponentProps<"table">) {
  return (
    <table cellPadding="0" cellSpacing="0" role="presentation" {...props}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** One cell, which spans the width of its container. */
export function Section({ children, ...props }: ComponentProps<"table">) {
  return (
    <Row {...layoutTable} {...props}>
      <td>{children}</td>
    </Row>
  );
}

/** A centered section, as wide as an email gets. */
export function Container({ style, ...props }: ComponentProps<"table">) {
  return <Section {...props} style={{ maxWidth: "37.5em", ...style }} />;
}

export function Link({ style, children, ...props }: ComponentProps<"a">) {
  return (
    <a {...props} style={{ textDecorationLine: "none", ...style }} target="_blank">
      {children}
    </a>
  );
}

interface ButtonProps extends ComponentProps<"a"> {
  /** In pixels. */
  padding: { x: number; y: number };
}

/** Outlook ignores the padding of a link, so it gets spaces of the same width and raised text instead. */
export function Button({ padding: { x, y }, style, children, ...props }: ButtonProps) {
  // Outlook stretches a character at most five times.
  const spaces = Math.ceil(x / 10);
  const stretch = `mso-font-width:${(x / spaces / 2) * 100}%`;
  const hairSpaces = "&#8202;".repeat(spaces);
  return (
    <a {...props} style={{ ...button, padding: `${y}px ${x}px`, ...style }} target="_blank">
      <OutlookOnly
        html={`<i style="${stretch};mso-text-raise:${toPoints(2 * y)}" hidden>${hairSpaces}</i>`}
      />
      <span style={{ ...buttonLabel, ...{ msoTextRaise: toPoints(y) } }}>{children}</span>
      <OutlookOnly html={`<i style="${stretch}" hidden>${hairSpaces}&#8203;</i>`} />
    </a>
  );
}

const toPoints = (pixels: number) => (pixels * 3) / 4;

/** A conditional comment, which React cannot render as an element. */
function OutlookOnly({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: contains only numbers and spaces
  return <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />;
}

const noOutlookPadding = { msoPaddingAlt: "0px" };
const button = {
  lineHeight: "100%",
  textDecoration: "none",
  display: "inline-block",
  maxWidth: "100%",
  ...noOutlookPadding,
} as const;
const buttonLabel = {
  maxWidth: "100%",
  display: "inline-block",
  lineHeight: "120%",
  ...noOutlookPadding,
} as const;
