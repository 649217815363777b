import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { testimonials } from "#app/content/testimonials.ts";
import type { Testimonial } from "#app/content/types.ts";
import { Icon, type IconDrawing } from "#app/ui/icon.tsx";
import { usePrefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { TypedText } from "./typed-text.tsx";

const INTERVAL_MS = 5000;
const count = testimonials.length;

export function Testimonials() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = usePrefersReducedMotion();
  const running = !paused && !hovered && !focused && !still;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index]);

  return (
    <section
      aria-labelledby="testimonials-title"
      aria-roledescription="carousel"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      // A click leaves focus behind as well; only the keyboard's is a reason to wait.
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
      className="on-dark bg-ink py-section"
    >
      <div className="wrap">
        <h2 id="testimonials-title" className="text-h2">
          Hear From Our Happy Customers
        </h2>
        <ul aria-live={running ? "off" : "polite"} className="carousel mt-10 grid">
          {testimonials.map((testimonial, position) => (
            <Slide
              key={testimonial.user}
              testimonial={testimonial}
              position={position}
              current={position === index}
            />
          ))}
        </ul>
        <div className="mt-12 flex items-center gap-3 noscript:hidden">
          <Control
            icon={ChevronLeftIcon}
            label="Previous testimonial"
            onClick={() => setIndex((index + count - 1) % count)}
          />
          <Control
            icon={ChevronRightIcon}
            label="Next testimonial"
            onClick={() => setIndex((index + 1) % count)}
          />
          {!still && (
            <Control
              icon={paused ? PlayIcon : PauseIcon}
              label={paused ? "Play testimonials" : "Pause testimonials"}
              onClick={() => setPaused(!paused)}
            />
          )}
          <p className="ml-3 text-small tabular-nums" aria-hidden>
            {index + 1} / {count}
          </p>
        </div>
      </div>
    </section>
  );
}

interface SlideProps {
  testimonial: Testimonial;
  position: number;
  current: boolean;
}

/** All slides lie on one another, so the tallest decides the height and nothing below moves. */
function Slide({ testimonial: { user, quote, description }, position, current }: SlideProps) {
  return (
    <li
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      data-current={current}
      className="carousel-slide"
    >
      <figure>
        <blockquote>
          <p className="carousel-quote max-w-[21.3em] font-display text-[clamp(1.625rem,1.1rem+2.2vw,2.875rem)] leading-[1.16] font-[550] tracking-[-0.022em] text-white">
            “{quote}”
          </p>
        </blockquote>
        <figcaption className="mt-9 flex items-center gap-4">
          <span
            aria-hidden
            className="grid size-12 place-items-center rounded-full bg-ink-raised font-semibold text-brand-200"
          >
            {initials(user)}
          </span>
          <span>
            <span className="block font-semibold text-white">{user}</span>
            {description && (
              <span className="block text-small">
                <TypedText text={description} typing={current} />
              </span>
            )}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

function initials(name: string) {
  return name
    .split(" ")
    .map((part) => part[0])
    .join("");
}

function Control({
  icon,
  label,
  onClick,
}: {
  icon: IconDrawing;
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full text-white ring-1 ring-white/30 transition duration-200 ring-inset hover:bg-white/10"
    >
      <Icon of={icon} className="size-5.5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
