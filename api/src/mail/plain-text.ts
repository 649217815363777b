import { convert, type FormatCallback } from "html-to-text";

/** "Order: K7Q4-2D9M", for the first cell of a row and for buttons. */
const withColon: FormatCallback = ({ children }, walk, builder) => {
  walk(children, builder);
  builder.addInline(": ");
};

/** "Open order: https://..." */
const withAddress: FormatCallback = (link, walk, builder, options) => {
  withColon(link, walk, builder, options);
  builder.addInline(link.attribs.href ?? "");
};

/** Readable plain text: headings keep their case, each URL appears once, and a table row is one line. */
export function toPlainTextEmail(html: string) {
  const text = convert(html, {
    wordwrap: false,
    formatters: { withColon, withAddress },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "[data-skip-in-text=true]", format: "skip" },
      { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
      { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: "table", format: "block", options: { leadingLineBreaks: 2 } },
      { selector: "th", format: "withColon" },
      { selector: "a[href^='tel:']", format: "inline" },
      { selector: "a[href^='mailto:']", format: "inline" },
      { selector: "td.detail", format: "block", options: { leadingLineBreaks: 1 } },
      { selector: "span.name", format: "withColon" },
      { selector: "td.below", format: "block", options: { leadingLineBreaks: 1 } },
      { selector: "a.button", format: "withColon" },
      { selector: "a.with-address", format: "withAddress" },
      { selector: "p.footer", format: "paragraph", options: { leadingLineBreaks: 3 } },
      { selector: "p.fallback", format: "paragraph", options: { leadingLineBreaks: 1 } },
    ],
  });
  return `${text.trim()}\n`;
}
