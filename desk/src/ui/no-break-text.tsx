/** Text in which an order number never breaks at its hyphen. */
export function NoBreakText({ text }: { text: string }) {
  return text.split(/([2-9A-Z]{4}-[2-9A-Z]{4})/).map((part, i) =>
    i % 2 ? (
      // The parts of one text have no names of their own.
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
