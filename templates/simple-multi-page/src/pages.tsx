/* The list of all pages. To add one of your own in code, write it in src/pages and add a line below. */
import type { ReactNode } from "react";
import { site } from "../site.config.ts";
import { fact, readFolder } from "./content/markdown.ts";
import { readPosts } from "./content/posts.ts";
import { readNext, readTags } from "./content/tags.ts";
import { fullLink } from "./link.ts";
import { HomePage } from "./pages/home-page.tsx";
import { JournalPage } from "./pages/journal-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { PostPage } from "./pages/post-page.tsx";
import { TagPage } from "./pages/tag-page.tsx";
import { TextPage } from "./pages/text-page.tsx";
import { VisitPage } from "./pages/visit-page.tsx";
import { WorkPage } from "./pages/work-page.tsx";
import { plain } from "./parts/heading.tsx";
import type { Tone } from "./types.ts";

export interface Page {
  /** Begins and ends with a slash, such as "/journal/" */
  path: string;
  title: string;
  description: string;
  /** The background of the top of the page */
  tone: Tone;
  body: ReactNode;
  /** A file in content/images, shown when the page is shared */
  picture?: string;
  /** The date of a post */
  published?: string;
  /** Facts for search engines, in the words of schema.org */
  facts?: object;
  /** Not for search engines */
  hidden?: boolean;
}

export function allPages(): Page[] {
  const posts = readPosts();
  const tags = readTags(posts);
  const { name, title, description, journal, work, visit } = site;

  return [
    {
      path: "/",
      title,
      description,
      tone: "soft",
      body: <HomePage posts={posts} />,
      facts: {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name,
        description,
        url: fullLink("/"),
      },
    },
    {
      path: "/journal/",
      title: plain(journal.heading),
      description: journal.description,
      tone: "page",
      body: <JournalPage posts={posts} tags={tags} />,
    },
    ...posts.map(
      (post): Page => ({
        path: post.page,
        title: post.title,
        description: post.summary,
        tone: "page",
        body: (
          <PostPage
            post={post}
            tags={tags.filter((tag) => tag.posts.includes(post))}
            next={readNext(post, posts)}
          />
        ),
        picture: post.picture.file,
        published: post.date,
        facts: {
          "@context": "https://schema.org",
          "@type": "BlogPosting",
          headline: post.title,
          description: post.summary,
          datePublished: post.date,
          author: journal.author.name
            ? { "@type": "Person", name: journal.author.name }
            : { "@type": "Organization", name, url: fullLink("/") },
          keywords: post.tags.join(", ") || undefined,
          url: fullLink(post.page),
        },
      }),
    ),
    ...tags.map(
      (tag): Page => ({
        path: tag.page,
        title: `Notes on ${tag.name.toLowerCase()}`,
        description: `${journal.description} ${tag.name}: ${tag.posts.map(({ title }) => title).join(", ")}`,
        tone: "page",
        body: <TagPage tag={tag} tags={tags} all={posts.length} />,
      }),
    ),
    {
      path: "/work/",
      title: work.title,
      description: work.description,
      tone: "warm",
      body: <WorkPage />,
    },
    {
      path: "/visit/",
      title: plain(visit.heading),
      description: visit.description,
      tone: "strong",
      body: <VisitPage />,
    },
    // Every file in content/pages is a page of its own: care.md becomes /care/.
    ...readFolder("content/pages").map(
      (file): Page => ({
        path: `/${file.name}/`,
        title: fact(file, "title"),
        description: fact(file, "description"),
        tone: "page",
        body: <TextPage title={fact(file, "title")} html={file.html} />,
      }),
    ),
    {
      path: "/404.html",
      title: "Page not found",
      description: "There is no page at this address.",
      tone: "soft",
      body: <NotFoundPage />,
      hidden: true,
    },
  ];
}
