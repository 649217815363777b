import type { Tag } from "../content/tags.ts";
import { link } from "../link.ts";

interface Props {
  tags: Tag[];
  /** How many posts there are in all. Left out, there is no link to all of them. */
  all?: number;
  /** The page it stands on */
  here?: string;
}

/** Links to the pages of tags, each with the number of its posts. */
export function TagList({ tags, all, here }: Props) {
  if (tags.length === 0) return null;
  const links = tags.map(({ name, page, posts }) => ({ name, page, count: posts.length }));
  if (all) links.unshift({ name: "All", page: "/journal/", count: all });
  return (
    <nav aria-label="Tags">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, page, count }) => (
          <li key={page}>
            <a
              href={link(encodeURI(page))}
              className="tag"
              aria-current={page === here ? "page" : undefined}
            >
              {name}
              <span className="count">
                <span className="sr-only">, posts: </span>
                {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
