import { toPlainText } from "@react-email/components";

/** The parts of html-to-text, which comes without types, that are used here. */
interface Element {
  children: Element[];
  attribs: Record<string, string>;
}
interface Builder {
  addInline(text: string): void;
  openBlock(options: object): void;
  closeBlock(options: object): void;
}
type Walk = (children: Element[], builder: Builder) => void;

/** "Order: K7Q4-2D9M": the first cell of a row, or a button above its address. */
function withColon({ children }: Element, walk: Walk, builder: Builder) {
  walk(children, builder);
  builder.addInline(": ");
}

/** "Open order: https://..." */
function withAddress(link: Element, walk: Walk, builder: Builder) {
  withColon(link, walk, builder);
  builder.addInline(link.attribs.href ?? "");
}

/** The text part is read by people too: no shouting headings, no address twice, a row is a line. */
export function toPlainTextEmail(html: string) {
  const text = toPlainText(html, {
    formatters: { withColon, withAddress },
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
      { selector: "h3", options: { uppercase: false } },
      { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: "table", format: "block", options: { leadingLineBreaks: 2 } },
      { selector: "th", format: "withColon" },
      { selector: "a[href^='tel:']", format: "inline" },
      { selector: "a[href^='mailto:']", format: "inline" },
      { selector: "td.fact", format: "block", options: { leadingLineBreaks: 1 } },
      { selector: "span.name", format: "withColon" },
      { selector: "td.below", format: "block", options: { leadingLineBreaks: 1 } },
      { selector: "a.button", format: "withColon" },
      { selector: "a.with-address", format: "withAddress" },
      { selector: "p.footer", format: "paragraph", options: { leadingLineBreaks: 3 } },
      { selector: "p.bare", format: "paragraph", options: { leadingLineBreaks: 1 } },
    ],
  });
  return `${text.trim()}\n`;
}
