import type { Post } from "../content/post.ts";
import { toHref } from "../link.ts";
import { Picture } from "./picture.tsx";
import { PostDate } from "./post-date.tsx";

/** A post in a list. The whole row is a link. */
export function PostRow({ post, hasSummary }: { post: Post; hasSummary?: boolean }) {
  return (
    <li className="card-link grid grid-cols-[7rem_1fr] items-center gap-5 py-5 sm:grid-cols-[8.5rem_1fr] sm:gap-7">
      <Picture
        picture={post.picture}
        decorative
        className="aspect-[6/5] w-full rounded-sm object-cover"
      />
      <div>
        <p className="text-small text-quiet">
          <PostDate date={post.date} />
        </p>
        <h2 className="heading-4 mt-1">
          <a href={toHref(post.page)}>{post.title}</a>
        </h2>
        {hasSummary && <p className="mt-2 text-small text-quiet">{post.summary}</p>}
      </div>
    </li>
  );
}
