import { useEffect, useState } from "react";

interface ContentsProps {
  /** Each names the element with its id. */
  entries: readonly { id: string; heading: string }[];
}

/** A list of what is on the page that stays in sight beside it, and knows where the reader is. */
export function Contents({ entries }: ContentsProps) {
  const current = useCurrent(entries);
  return (
    <nav
      aria-label="Contents"
      className="self-start max-lg:hidden lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:max-h-[calc(100svh-var(--spacing-header)-4rem)] lg:overflow-y-auto"
    >
      <ul className="border-l border-line">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-5 text-small transition-colors duration-200 hover:text-brand-700 hover:underline aria-[current]:border-brand-600 aria-[current]:text-brand-700"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The one that lies, or lay last, under a line just below the header. */
function useCurrent(entries: ContentsProps["entries"]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: "-15% 0px -85%" },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
