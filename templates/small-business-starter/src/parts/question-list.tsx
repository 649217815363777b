import type { Question } from "../content-types.ts";

/** Expandable questions. <details> works without JavaScript. */
export function QuestionList({ items }: { items: Question[] }) {
  return items.map(({ question, answer, open }) => (
    <details
      key={question}
      open={open}
      className="question group break-inside-avoid border-ink border-t-(length:--rule)"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-6 leading-tight [&::-webkit-details-marker]:hidden">
        {question}
        <PlusMinus />
      </summary>
      <p className="-mt-2 max-w-[52ch] pb-7 text-lg">{answer}</p>
    </details>
  ));
}

function PlusMinus() {
  return (
    <svg
      className="only-screen size-4 shrink-0"
      viewBox="0 0 16 16"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 8h12" />
      <path d="M8 2v12" className="group-open:hidden" />
    </svg>
  );
}
