import type { Tag } from "../content/tags.ts";
import { toHref } from "../link.ts";

interface Props {
  tags: Tag[];
  /** The number of all posts. Without it, there is no link to all posts. */
  postCount?: number;
  /** The path of the current page */
  current?: string;
}

/** Links to the tag pages, each with its number of posts. */
export function TagList({ tags, postCount, current }: Props) {
  if (tags.length === 0) return null;
  const links = tags.map(({ name, page, posts }) => ({ name, page, count: posts.length }));
  if (postCount) links.unshift({ name: "All", page: "/journal/", count: postCount });
  return (
    <nav aria-label="Tags">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, page, count }) => (
          <li key={page}>
            <a
              href={toHref(encodeURI(page))}
              className="tag"
              aria-current={page === current ? "page" : undefined}
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
