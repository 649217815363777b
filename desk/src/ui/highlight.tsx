const normalizeQuery = (query: string) => query.trim().replace(/^\$/, "").toLowerCase();

export const hasMatch = (text: string, query: string) => {
  const needle = normalizeQuery(query);
  return needle !== "" && text.toLowerCase().includes(needle);
};

/** The text with the first match marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (!hasMatch(text, query)) return text;
  const needle = normalizeQuery(query);
  const start = text.toLowerCase().indexOf(needle);
  const end = start + needle.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
