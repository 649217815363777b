import { Expand as ExpandIcon } from "lucide";
import type { Picture as PictureFiles } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneSources } from "#app/ui/phone-sources.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { WindowDots } from "#app/ui/window-dots.tsx";
import { useDragScroll } from "./use-drag-scroll.ts";

interface PreviewProps {
  /** The top of the page, the rest of it in a lazy image, and the top in the phone layout. */
  images: readonly [top: PictureFiles, rest: PictureFiles, phone: PictureFiles];
  alt: string;
  eager: boolean;
  onOpen: () => void;
}

const SIZES = "(min-width: 1280px) 400px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw";
const IMAGE_CLASS = "w-full select-none";

/** The full page of a template in a small browser window. */
export function Preview({ images: [top, rest, phone], alt, eager, onOpen }: PreviewProps) {
  const { handlers, wasDragged } = useDragScroll();
  return (
    <div className="overflow-clip rounded-card shadow-2">
      <div
        {...handlers}
        className="visible-scrollbar relative aspect-[4/5] bg-mist md:max-lg:aspect-square"
      >
        <button
          type="button"
          onClick={() => wasDragged() || onOpen()}
          className="block w-full cursor-zoom-in focus-visible:-outline-offset-3"
        >
          <BrowserBar />
          <Picture image={top} alt={alt} sizes={SIZES} eager={eager} className={IMAGE_CLASS}>
            <PhoneSources image={phone} sizes="92vw" />
          </Picture>
          <Picture image={rest} alt="" sizes={SIZES} className={`${IMAGE_CLASS} max-sm:hidden`} />
          <span className="sr-only">, open the full picture</span>
        </button>
      </div>
    </div>
  );
}

function BrowserBar() {
  return (
    <span
      aria-hidden
      className="sticky top-0 z-1 flex h-10 items-center gap-1.5 border-b border-line bg-white px-4"
    >
      <WindowDots className="bg-line" />
      <span className="ml-auto flex items-center gap-1.5 text-fine font-semibold text-brand-700">
        <Icon icon={ExpandIcon} className="size-4" />
        Enlarge
      </span>
    </span>
  );
}
