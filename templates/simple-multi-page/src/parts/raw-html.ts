/** Sets the HTML of an element. Only for trusted text. */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } };
}
