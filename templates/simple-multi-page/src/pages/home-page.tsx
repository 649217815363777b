import { site } from "../../site.config.ts";
import type { Post } from "../content/post.ts";
import { getWorkPictures } from "../content/work-pictures.ts";
import { toHref } from "../link.ts";
import { Facts } from "../parts/facts.tsx";
import { Starred } from "../parts/heading.tsx";
import { isDrawing, Picture } from "../parts/picture.tsx";
import { PostDate } from "../parts/post-date.tsx";
import { Price } from "../parts/price.tsx";

export function HomePage({ posts }: { posts: Post[] }) {
  return (
    <>
      <Hero />
      <LatestPosts posts={posts.slice(0, site.home.latestPosts)} />
      <About />
      <Favorites />
      <VisitTeaser />
    </>
  );
}

function Hero() {
  const { heading, text, button, picture } = site.home;
  return (
    <section className="grid lg:grid-cols-[47fr_53fr]">
      <div className="px-(--gutter) pt-8 pb-12 lg:self-center lg:pr-8 lg:pt-0">
        <h1 className="display max-w-[4.8em]">
          <Starred text={heading} />
        </h1>
        <p className="mt-7 mb-9 max-w-[27rem] text-lead">{text}</p>
        <a href={toHref(button.to)} className="button">
          {button.text}
        </a>
      </div>
      <Picture
        picture={picture}
        eager
        className="aspect-square size-full object-cover lg:aspect-auto lg:h-[clamp(34rem,86svh,48rem)]"
      />
    </section>
  );
}

function LatestPosts({ posts }: { posts: Post[] }) {
  return (
    <section aria-label="Latest posts" className="frame section">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
        {posts.map((post) => (
          <li key={post.page} className="card-link border-t-2 border-text pt-5">
            <p className="text-small text-quiet">
              <PostDate date={post.date} />
            </p>
            <h2 className="heading-4 mt-2 max-w-[20rem]">
              <a href={toHref(post.page)}>{post.title}</a>
            </h2>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About() {
  const { heading, text, link: more, picture } = site.home.about;
  return (
    <section className="tone-page">
      <div className="frame section grid items-center gap-10 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="h-auto max-h-[42rem] w-full rounded-sm object-cover"
        />
        <div>
          <h2 className="heading-2">
            <Starred text={heading} />
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
          <a href={toHref(more.to)} className="text-link mt-6">
            {more.text}
          </a>
        </div>
      </div>
    </section>
  );
}

function Favorites() {
  const { heading, pictures, link: more } = site.home.favorites;
  return (
    <section className="tone-warm">
      <div className="frame section">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 md:mb-10">
          <h2 className="heading-2">
            <Starred text={heading} />
          </h2>
          <a href={toHref(more.to)} className="text-link">
            {more.text}
          </a>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:gap-x-5 lg:grid-cols-4">
          {getWorkPictures(pictures).map((picture) => (
            <li key={picture.file} className="text-small">
              <Picture
                picture={picture}
                className="aspect-[5/6] w-full rounded-sm object-cover outline-1 outline-current/15 -outline-offset-1"
              />
              <p className="caption mt-3">
                <span>{picture.title}</span>
                <Price {...picture} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function VisitTeaser() {
  return (
    <section className="tone-strong">
      <div className="frame grid gap-10 pt-(--space) pb-10 lg:grid-cols-2 lg:gap-20">
        <h2 className="heading-2">
          <a href={toHref("/visit/")} className="hover:underline">
            <Starred text={site.visit.heading} />
          </a>
        </h2>
        <Facts />
      </div>
      <Picture
        picture={site.home.closingPicture}
        className={`h-56 w-full object-cover md:h-auto md:max-h-[30rem] ${isDrawing(site.home.closingPicture) ? "object-left-bottom" : ""}`}
      />
    </section>
  );
}
