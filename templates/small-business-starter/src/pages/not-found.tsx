import { words } from "../../content/words.ts";
import { Picture } from "../parts/picture.tsx";
import { fileUrl } from "./links.ts";

export function NotFound() {
  const { title, text, button, picture } = words.notFound;
  return (
    <div className="surface surface-page">
      <div className="wrap band grid items-center gap-10 pt-10 md:grid-cols-2">
        <div className="@container">
          <h1 className="heading-2">{title}</h1>
          <p className="mt-6 max-w-[40ch] text-xl">{text}</p>
          <a href={fileUrl("")} className="button mt-8 bg-button text-on-button">
            {button}
          </a>
        </div>
        <Picture
          file={picture}
          alt=""
          width={400}
          height={330}
          className="h-auto w-full max-w-md justify-self-center"
          eager
        />
      </div>
    </div>
  );
}
