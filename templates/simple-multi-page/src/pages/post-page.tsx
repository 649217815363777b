import type { Post } from "../content/post.ts";
import type { NextPost, Tag } from "../content/tags.ts";
import { toHref } from "../link.ts";
import { AuthorNote } from "../parts/author-note.tsx";
import { Picture } from "../parts/picture.tsx";
import { PostDate } from "../parts/post-date.tsx";
import { rawHtml } from "../parts/raw-html.ts";
import { TagList } from "../parts/tag-list.tsx";

interface Props {
  post: Post;
  tags: Tag[];
  next: NextPost[];
}

export function PostPage({ post, tags, next }: Props) {
  return (
    <>
      <article className="frame pt-4 pb-(--space) md:pt-8">
        <header className="mx-auto max-w-[56rem] text-center">
          <p className="text-quiet">
            <PostDate date={post.date} />, {post.minutes} min read
          </p>
          <h1 className="heading-1 mt-4">{post.title}</h1>
          <p className="mx-auto mt-5 max-w-[40rem] text-lead">{post.summary}</p>
        </header>
        <figure className="mx-auto mt-10 mb-12 max-w-[68rem] md:mt-12 md:mb-16">
          <Picture
            picture={post.picture}
            eager
            sizes="(min-width: 72rem) 68rem, 100vw"
            className="aspect-[3/2] w-full rounded-sm object-cover md:aspect-video"
          />
          {post.caption && (
            <figcaption className="mt-3 text-center text-small text-quiet">
              {post.caption}
            </figcaption>
          )}
        </figure>
        <div className="prose" {...rawHtml(post.html)} />
        <footer className="mx-auto mt-14 max-w-[40rem]">
          <TagList tags={tags} />
          <AuthorNote />
        </footer>
      </article>
      {next.length > 0 && <NextPosts next={next} />}
    </>
  );
}

/** One column for each of up to three posts. */
function NextPosts({ next }: { next: NextPost[] }) {
  return (
    <nav aria-labelledby="keep-reading" className="tone-soft">
      <div className="frame section">
        <h2 id="keep-reading" className="heading-2">
          Keep <em>reading</em>
        </h2>
        <ul className="next-posts mt-8 md:mt-10">
          {next.map(({ label, post }) => (
            <li key={post.page} className="card-link">
              <Picture
                picture={post.picture}
                decorative
                sizes="(min-width: 48rem) 33vw, 30vw"
                className="aspect-[6/5] w-full rounded-sm object-cover md:aspect-[3/2]"
              />
              <div>
                <p className="text-small text-quiet">{label}</p>
                <h3 className="heading-4 mt-1">
                  <a href={toHref(post.page)}>{post.title}</a>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
