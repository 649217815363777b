import { site } from "../site.config.ts";
import { Photo } from "./photo.tsx";
import { getPicture } from "./pictures.ts";
import { Lake } from "./scenery.tsx";

/** The first screen: the title over the lake or your photo, and the key details. */
export function Hero() {
  const { title, picture, facts, text, button } = site.hero;
  return (
    <section className="hero">
      {picture && (
        <Photo
          picture={getPicture(picture)}
          alt=""
          eager
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      )}
      {picture && <div className="absolute inset-0 -z-10 bg-deep/70" />}
      <div className="wrap w-full grow pt-32 pb-8 sm:pt-26 sm:pb-0">
        <h1 className={`display hero-title ${picture ? "text-on-deep" : "hero-ink"}`}>
          {title.map((line) => (
            <span key={line} className="block">
              {`${line} `}
            </span>
          ))}
        </h1>
      </div>
      {picture ? <div className="h-24" /> : <Lake />}
      <div className={`relative text-on-deep ${picture ? "" : "bg-deep"}`}>
        <div className="wrap grid grid-cols-2 gap-x-10 gap-y-6 pt-3 pb-10 lg:flex lg:items-end lg:pt-0 lg:pb-14">
          {facts.map(({ big, small }) => (
            <p key={big} className="leading-snug">
              <strong className="block text-[clamp(1.375rem,2.4vw,2.125rem)]/[1.15] font-[760] tracking-[-0.02em] font-stretch-[112%]">
                {big}
              </strong>
              {small}
            </p>
          ))}
          <p className="col-span-2 max-w-[30rem] text-lg/normal lg:mx-auto">{text}</p>
          <a href={button.to} className="pill col-span-2 bg-accent text-deep lg:shrink-0">
            {button.text}
          </a>
        </div>
      </div>
    </section>
  );
}
