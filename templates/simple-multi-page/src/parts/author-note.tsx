import { site } from "../../site.config.ts";
import { toHref } from "../link.ts";
import { Picture } from "./picture.tsx";

/** The author note at the end of every post. */
export function AuthorNote() {
  const { name, text, picture, link: more } = site.journal.author;
  if (!name) return null;
  return (
    <aside
      aria-label={name}
      className="mt-8 grid grid-cols-[5rem_1fr] items-center gap-6 border-t border-line pt-8 sm:grid-cols-[6.5rem_1fr] sm:gap-8"
    >
      <Picture
        picture={picture}
        sizes="7rem"
        className="aspect-square w-full self-start rounded-full object-cover"
      />
      <div>
        <p className="heading-4">{name}</p>
        <p className="mt-1.5">{text}</p>
        <a href={toHref(more.to)} className="text-link mt-2">
          {more.text}
        </a>
      </div>
    </aside>
  );
}
