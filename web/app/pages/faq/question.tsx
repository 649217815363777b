import { Link as LinkIcon, Plus as PlusIcon } from "lucide";
import type { Faq } from "#app/content/types.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The id is on the answer, so that the browser opens it for a search or a link, with a margin for the question. */
export function Question({ id, question, answer }: Faq) {
  return (
    <details className="group border-b border-line">
      <summary className="flex list-none items-baseline justify-between gap-6 py-5 font-display text-[1.1875rem] leading-snug font-[550] text-balance text-ink hover:text-brand-700 [&::-webkit-details-marker]:hidden">
        {question}
        <Icon
          icon={PlusIcon}
          className="size-5 translate-y-1 text-accent transition-transform duration-200 group-open:rotate-45"
        />
      </summary>
      <div id={id} className="grid max-w-[34.6em] scroll-mt-32 gap-3.5 pb-7">
        {answer.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={`#${id}`}
          className="inline-flex min-h-6 items-center gap-2 justify-self-start text-fine text-meta underline-offset-4 hover:text-brand-700 hover:underline"
        >
          <Icon icon={LinkIcon} className="size-3.5" />
          Link to this answer
        </a>
      </div>
    </details>
  );
}
