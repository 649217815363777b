import { ChevronLeft as ChevronLeftIcon, ChevronRight as ChevronRightIcon } from "lucide";
import type { KeyboardEvent } from "react";
import type { Screenshot } from "#app/content/types.ts";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { ImageDialog } from "#app/ui/image-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface LightboxProps {
  images: readonly Screenshot[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

export function Lightbox({ images, index, onMove, onClose }: LightboxProps) {
  const screenshot = images[index];
  if (!screenshot) return null;
  const hasSeveral = images.length > 1;
  const move = (step: 1 | -1) => onMove((index + step + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hasSeveral) return;
    if (event.key === "ArrowLeft") move(-1);
    if (event.key === "ArrowRight") move(1);
  };
  return (
    <ImageDialog
      label={`Screenshot ${index + 1} of ${images.length}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="grid min-h-full place-items-center p-4">
        <Picture
          key={screenshot.image.path}
          image={screenshot.image}
          alt={screenshot.alt}
          sizes="min(100vw, 1200px)"
          eager
          className="max-h-[85vh] w-auto max-w-[min(1200px,100%)] rounded-control"
        />
      </div>
      {hasSeveral && (
        <div className="fixed inset-x-0 bottom-4 flex items-center justify-center gap-3 md:contents">
          <StepButton
            label="Previous"
            icon={ChevronLeftIcon}
            onClick={() => move(-1)}
            className="md:left-5"
          />
          <p
            aria-live="polite"
            className="min-w-14 rounded-control bg-ink px-3 py-1 text-center text-small text-white tabular-nums md:fixed md:top-5 md:left-5"
          >
            {index + 1} / {images.length}
          </p>
          <StepButton
            label="Next"
            icon={ChevronRightIcon}
            onClick={() => move(1)}
            className="md:right-5"
          />
        </div>
      )}
    </ImageDialog>
  );
}

interface StepButtonProps {
  label: string;
  icon: IconType;
  onClick: () => void;
  className: string;
}

function StepButton({ label, icon, onClick, className }: StepButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`grid size-12 place-items-center rounded-full bg-ink text-white ring-1 ring-white/25 ring-inset hover:bg-ink-raised md:fixed md:top-1/2 md:-translate-y-1/2 ${className}`}
    >
      <Icon icon={icon} className="size-6" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
