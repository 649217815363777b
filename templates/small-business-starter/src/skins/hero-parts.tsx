/* Parts that the heroes of all skins share. */
import { createContext, useContext } from "react";
import { hero } from "../../content/hero.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { Picture } from "../parts/picture.tsx";

/** The main heading, except on the page of all blocks. */
export const HeroLevel = createContext<"h1" | "h2">("h1");

export function HeroHeading({ className = "" }: { className?: string }) {
  const Heading = useContext(HeroLevel);
  return (
    <Heading id="hero-heading" className={`heading-1 ${className}`}>
      {hero.heading}
    </Heading>
  );
}

export function HeroButtons({ className }: { className: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {hero.buttons.map((link, i) => (
        <ButtonLink key={link.text} link={link} variant={i === 0 ? "full" : "outline"} />
      ))}
    </div>
  );
}

interface HeroPictureProps {
  width: number;
  height: number;
  className: string;
}

export function HeroPicture({ width, height, className }: HeroPictureProps) {
  const { file, alt } = hero.picture;
  return (
    <Picture file={file} alt={alt} width={width} height={height} className={className} eager />
  );
}
