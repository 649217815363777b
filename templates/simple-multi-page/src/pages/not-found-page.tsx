import { toHref } from "../link.ts";
import { Picture } from "../parts/picture.tsx";

export function NotFoundPage() {
  return (
    <div className="frame grid items-center gap-12 pt-6 pb-(--space) lg:grid-cols-2">
      <div>
        <h1 className="heading-1">
          This one <em>broke</em>.
        </h1>
        <p className="mt-6 mb-8 max-w-[30rem] text-lead">
          This page does not exist. It may have moved, or the link has a crack in it.
        </p>
        <a href={toHref("/")} className="button">
          Back to home
        </a>
      </div>
      <Picture
        picture={{ file: "went-wrong.svg", alt: "" }}
        eager
        decorative
        className="h-auto w-full rounded-sm"
      />
    </div>
  );
}
