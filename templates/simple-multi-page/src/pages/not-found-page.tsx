import { link } from "../link.ts";
import { Picture } from "../parts/picture.tsx";

export function NotFoundPage() {
  return (
    <div className="frame grid items-center gap-12 pt-6 pb-(--space) lg:grid-cols-2">
      <div>
        <h1 className="heading-1">
          This one <em>broke</em>.
        </h1>
        <p className="mt-6 mb-8 max-w-[30rem] text-lead">
          There is no page at this address. It may have moved, or the link has a crack in it.
        </p>
        <a href={link("/")} className="button">
          Back to the start
        </a>
      </div>
      <Picture
        picture={{ file: "went-wrong.svg", alt: "" }}
        first
        decorative
        className="h-auto w-full rounded-sm"
      />
    </div>
  );
}
