import { site } from "../../site.config.ts";
import type { Post } from "../content/post.ts";
import type { Tag } from "../content/tags.ts";
import { toHref } from "../link.ts";
import { Starred } from "../parts/heading.tsx";
import { Picture } from "../parts/picture.tsx";
import { PostDate } from "../parts/post-date.tsx";
import { PostRow } from "../parts/post-row.tsx";
import { TagList } from "../parts/tag-list.tsx";

/** The newest post large, four more next to it, and the others below. */
export function JournalPage({ posts, tags }: { posts: Post[]; tags: Tag[] }) {
  const [newest, ...others] = posts;
  const recent = others.slice(0, 4);
  const older = others.slice(4);
  return (
    <div className="frame pt-4 pb-(--space)">
      <h1 className="heading-1 mb-7">
        <Starred text={site.journal.heading} />
      </h1>
      <TagList tags={tags} postCount={posts.length} current="/journal/" />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.68fr_1fr]">
        {newest && (
          <article className="card-link">
            <Picture
              picture={newest.picture}
              eager
              decorative
              className="aspect-[3/2] w-full rounded-sm object-cover"
            />
            <p className="mt-6 text-small text-quiet">
              <PostDate date={newest.date} />, {newest.minutes} min read
            </p>
            <h2 className="heading-2 mt-2">
              <a href={toHref(newest.page)}>{newest.title}</a>
            </h2>
            <p className="mt-3 max-w-[38rem] text-lead">{newest.summary}</p>
          </article>
        )}
        <ul className="rows">
          {recent.map((post) => (
            <PostRow key={post.page} post={post} />
          ))}
        </ul>
      </div>
      {older.length > 0 && (
        <ul className="rows mt-16 grid gap-x-16 md:grid-cols-2">
          {older.map((post) => (
            <PostRow key={post.page} post={post} />
          ))}
        </ul>
      )}
    </div>
  );
}
