import { useEffect, useState } from "react";

interface TableOfContentsProps {
  /** `id` is the id of the section's element. */
  entries: readonly { id: string; heading: string }[];
  /** A short list is shown above the page on small screens; a longer one is hidden there. */
  isShort?: boolean;
}

/** A sticky list of the page's sections that highlights the current one. */
export function TableOfContents({ entries, isShort = false }: TableOfContentsProps) {
  const current = useCurrentSection(entries);
  return (
    <nav
      aria-label="Contents"
      className={`self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:max-h-[calc(100svh-var(--spacing-header)-4rem)] lg:overflow-y-auto ${isShort ? "" : "max-lg:hidden"}`}
    >
      <ul className="flex flex-wrap gap-2 lg:block lg:border-l lg:border-line">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="block py-1.5 text-small transition-colors duration-200 max-lg:rounded-full max-lg:bg-tint max-lg:px-4 max-lg:py-2.5 max-lg:text-brand-700 hover:text-brand-700 hover:underline lg:-ml-px lg:border-l-2 lg:border-transparent lg:pl-5 lg:aria-[current]:border-brand-600 lg:aria-[current]:text-brand-700"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of the last section that crossed a line just below the header. */
function useCurrentSection(entries: TableOfContentsProps["entries"]) {
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
