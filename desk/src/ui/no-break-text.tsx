/** Text whose order numbers do not break at their hyphen. */
export function NoBreakText({ text }: { text: string }) {
  return text.split(/([2-9A-Z]{4}-[2-9A-Z]{4})/).map((part, i) =>
    i % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
