import type { Tag } from "../content/tags.ts";
import { PostRow } from "../parts/post-row.tsx";
import { TagList } from "../parts/tag-list.tsx";

interface Props {
  tag: Tag;
  tags: Tag[];
  postCount: number;
}

/** All posts with one tag, newest first. */
export function TagPage({ tag, tags, postCount }: Props) {
  return (
    <div className="frame pt-4 pb-(--space)">
      <h1 className="heading-1 mb-7">
        Notes on <em>{tag.name.toLowerCase()}</em>
      </h1>
      <TagList tags={tags} postCount={postCount} current={tag.page} />
      <ul className="rows mt-10 grid gap-x-16 md:mt-14 md:grid-cols-2">
        {tag.posts.map((post) => (
          <PostRow key={post.page} post={post} hasSummary />
        ))}
      </ul>
    </div>
  );
}
