import {
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
} from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { testimonials } from "#app/content/testimonials.ts";
import type { Testimonial } from "#app/content/types.ts";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { usePrefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { TypedText } from "./typed-text.tsx";

const INTERVAL_MS = 5000;
const count = testimonials.length;
/** Starts with a testimonial that names a company, so that the first picture is a client's site. */
const firstIndex = Math.max(
  testimonials.findIndex((testimonial) => "description" in testimonial),
  0,
);
const hasSamples = testimonials.some(({ sample }) => sample);

export function Testimonials() {
  return count > 0 && <Carousel />;
}

function Carousel() {
  const [index, setIndex] = useState(firstIndex);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const isRunning = count > 1 && !isPaused && !isHovered && !isFocused && !prefersReducedMotion;
  const pauseOnHover = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
  };

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index]);

  return (
    <section
      aria-labelledby="testimonials-title"
      aria-roledescription="carousel"
      // Pause only for keyboard focus, because a click also focuses.
      onFocus={({ target }) => setIsFocused(target.matches(":focus-visible"))}
      onBlur={() => setIsFocused(false)}
      className={`on-dark lazy-800 overflow-clip py-section transition-colors duration-800 ${testimonials[index]?.background}`}
    >
      <div className="wrap grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div>
          <h2
            id="testimonials-title"
            className="text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight tracking-tight"
          >
            Hear From Our Happy Customers
          </h2>
          {hasSamples && (
            <p className="mt-3 text-small">These are sample customers with sample quotes.</p>
          )}
        </div>
        <Pictures index={index} />
        <ul aria-live={isRunning ? "off" : "polite"} {...pauseOnHover} className="carousel grid">
          {testimonials.map((testimonial, position) => (
            <Slide
              key={testimonial.user}
              testimonial={testimonial}
              position={position}
              isCurrent={position === index}
            />
          ))}
        </ul>
        {/* Hidden when there is only one quote. */}
        <div {...pauseOnHover} hidden={count === 1} className="flex gap-3 noscript:hidden">
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
          {!prefersReducedMotion && (
            <Control
              icon={isPaused ? PlayIcon : PauseIcon}
              label={isPaused ? "Play testimonials" : "Pause testimonials"}
              onClick={() => setIsPaused(!isPaused)}
            >
              {isRunning && (
                <svg key={index} aria-hidden viewBox="0 0 48 48" className="ring-fill">
                  <circle cx="24" cy="24" r="22.5" pathLength="100" />
                </svg>
              )}
            </Control>
          )}
        </div>
      </div>
    </section>
  );
}

/** The current picture and its neighbors: the previous one fades out, the next one is preloaded. */
function Pictures({ index }: { index: number }) {
  return (
    <div
      aria-hidden
      className="carousel-pictures max-md:w-full max-md:max-w-72 md:col-start-2 md:row-span-3 md:row-start-1 md:self-center"
    >
      {testimonials.map(({ user, image }, position) =>
        (position - index + 1 + count) % count < 3 ? (
          <div key={user} data-current={position === index}>
            <Picture
              image={image}
              alt=""
              sizes="(min-width: 1024px) 500px, 88vw"
              className="w-full"
            />
          </div>
        ) : null,
      )}
    </div>
  );
}

interface SlideProps {
  testimonial: Testimonial;
  position: number;
  isCurrent: boolean;
}

/** All slides share one grid cell, so the tallest determines the height. */
function Slide({ testimonial: { user, quote, description }, position, isCurrent }: SlideProps) {
  return (
    <li
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      data-current={isCurrent}
      className="carousel-slide"
    >
      <figure>
        <blockquote>
          <p className="carousel-quote font-display text-[clamp(1.625rem,1.1rem+2vw,2.75rem)] leading-[1.16] font-[550] tracking-tight text-white">
            “{quote}”
          </p>
        </blockquote>
        <figcaption className="min-h-19 pt-6 text-white">
          <span className="block font-semibold">{user}</span>
          {description && (
            <span className="block text-small">
              <TypedText text={description} isTyping={isCurrent} />
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

function Control({
  icon,
  label,
  onClick,
  children,
}: {
  icon: IconType;
  label: string;
  onClick: () => void;
  children?: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="relative grid size-12 place-items-center rounded-full text-white ring-1 ring-white/30 transition duration-200 ring-inset hover:bg-white/10"
    >
      <Icon icon={icon} className="size-5.5" />
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}
