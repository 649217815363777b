const wordsOf = (query: string) => query.trim().replace(/^\$/, "").toLowerCase();

/** Whether a text shows what was searched for. */
export const hasMatch = (text: string, query: string) => {
  const wanted = wordsOf(query);
  return wanted !== "" && text.toLowerCase().includes(wanted);
};

/** A text, with the part that was searched for marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  if (!hasMatch(text, query)) return text;
  const wanted = wordsOf(query);
  const from = text.toLowerCase().indexOf(wanted);
  const to = from + wanted.length;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
