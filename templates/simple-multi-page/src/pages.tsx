/* The list of all pages. To add your own, write a component in src/pages and add it below. */
import type { ReactNode } from "react";
import { site } from "../site.config.ts";
import { readFolder, requireField } from "./content/markdown.ts";
import { readPosts } from "./content/posts.ts";
import { listNextPosts, listTags } from "./content/tags.ts";
import { toFullUrl } from "./link.ts";
import { HomePage } from "./pages/home-page.tsx";
import { JournalPage } from "./pages/journal-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { PostPage } from "./pages/post-page.tsx";
import { TagPage } from "./pages/tag-page.tsx";
import { TextPage } from "./pages/text-page.tsx";
import { VisitPage } from "./pages/visit-page.tsx";
import { WorkPage } from "./pages/work-page.tsx";
import { removeAsterisks } from "./parts/heading.tsx";
import type { Tone } from "./types.ts";

export interface Page {
  /** With slashes at both ends, such as "/journal/" */
  path: string;
  title: string;
  description: string;
  /** The background of the top of the page */
  tone: Tone;
  body: ReactNode;
  /** A file in content/images, for shared links */
  picture?: string;
  /** The date of a post */
  published?: string;
  /** Data for search engines (schema.org) */
  structuredData?: object;
  /** Excluded from search engines */
  hidden?: boolean;
}

export function allPages(): Page[] {
  const posts = readPosts();
  const tags = listTags(posts);
  const { name, title, description, journal, work, visit } = site;

  return [
    {
      path: "/",
      title,
      description,
      tone: "soft",
      body: <HomePage posts={posts} />,
      structuredData: {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name,
        description,
        url: toFullUrl("/"),
      },
    },
    {
      path: "/journal/",
      title: removeAsterisks(journal.heading),
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
            next={listNextPosts(post, posts)}
          />
        ),
        picture: post.picture.file,
        published: post.date,
        structuredData: {
          "@context": "https://schema.org",
          "@type": "BlogPosting",
          headline: post.title,
          description: post.summary,
          datePublished: post.date,
          author: journal.author.name
            ? { "@type": "Person", name: journal.author.name }
            : { "@type": "Organization", name, url: toFullUrl("/") },
          keywords: post.tags.join(", ") || undefined,
          url: toFullUrl(post.page),
        },
      }),
    ),
    ...tags.map(
      (tag): Page => ({
        path: tag.page,
        title: `Notes on ${tag.name.toLowerCase()}`,
        description: `${journal.description} ${tag.name}: ${tag.posts.map(({ title }) => title).join(", ")}`,
        tone: "page",
        body: <TagPage tag={tag} tags={tags} postCount={posts.length} />,
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
      title: removeAsterisks(visit.heading),
      description: visit.description,
      tone: "strong",
      body: <VisitPage />,
    },
    // Every file in content/pages becomes a page: care.md becomes /care/.
    ...readFolder("content/pages").map(
      (file): Page => ({
        path: `/${file.name}/`,
        title: requireField(file, "title"),
        description: requireField(file, "description"),
        tone: "page",
        body: <TextPage title={requireField(file, "title")} html={file.html} />,
      }),
    ),
    {
      path: "/404.html",
      title: "Page not found",
      description: "This page does not exist.",
      tone: "soft",
      body: <NotFoundPage />,
      hidden: true,
    },
  ];
}
