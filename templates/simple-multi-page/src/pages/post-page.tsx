import type { Post } from "../content/posts.ts";
import { link } from "../link.ts";
import { Picture } from "../parts/picture.tsx";
import { PostDate } from "../parts/post-date.tsx";
import { rawHtml } from "../parts/raw-html.ts";

interface Props {
  post: Post;
  newer?: Post;
  older?: Post;
}

export function PostPage({ post, newer, older }: Props) {
  return (
    <article className="frame pt-4 pb-(--space) md:pt-8">
      <header className="mx-auto max-w-[56rem] text-center">
        <p className="text-quiet">
          <PostDate date={post.date} />, {post.minutes} min read
        </p>
        <h1 className="heading-1 mt-4">{post.title}</h1>
        <p className="mx-auto mt-5 max-w-[40rem] text-lead">{post.summary}</p>
      </header>
      <Picture
        picture={post.picture}
        first
        className="mx-auto mt-10 mb-12 aspect-[3/2] w-full max-w-[68rem] rounded-sm object-cover md:mt-12 md:mb-16 md:aspect-video"
      />
      <div className="prose" {...rawHtml(post.html)} />
      <nav
        aria-label="More posts"
        className="mx-auto mt-16 grid max-w-[68rem] gap-x-10 md:mt-24 md:grid-cols-2"
      >
        <Neighbor label="Older post" post={older} />
        <Neighbor label="Newer post" post={newer} />
      </nav>
    </article>
  );
}

function Neighbor({ label, post }: { label: string; post: Post | undefined }) {
  if (!post) return <div className="hidden border-t border-line md:block" />;
  return (
    <div className="card-link flex items-center gap-6 border-t border-line py-6">
      <Picture
        picture={post.picture}
        decorative
        className="aspect-[6/5] w-28 flex-none rounded-sm object-cover"
      />
      <div>
        <p className="text-small text-quiet">{label}</p>
        <h2 className="heading-4 mt-1">
          <a href={link(post.page)}>{post.title}</a>
        </h2>
      </div>
    </div>
  );
}
