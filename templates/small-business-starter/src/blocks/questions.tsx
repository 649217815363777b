import { questions } from "../../content/questions.ts";
import { Block } from "../parts/block.tsx";
import { ButtonLink } from "../parts/button-link.tsx";

/** The browser itself opens and closes an answer: <details> needs no JavaScript. */
export function QuestionsBlock() {
  return (
    <Block name="questions" section={questions}>
      <div className="@4xl:columns-2 @4xl:gap-x-16">
        {questions.items.map(({ question, answer, open }) => (
          <details
            key={question}
            open={open}
            className="group break-inside-avoid border-ink border-t-2"
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-6 font-semibold text-[1.375rem] leading-tight [&::-webkit-details-marker]:hidden">
              {question}
              <PlusMinus />
            </summary>
            <p className="-mt-2 max-w-[52ch] pb-7 text-lg">{answer}</p>
          </details>
        ))}
      </div>
      {questions.button && <ButtonLink link={questions.button} className="mt-5" />}
    </Block>
  );
}

function PlusMinus() {
  return (
    <svg
      className="size-4 shrink-0"
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
