import { team } from "../../content/team.ts";
import type { Person } from "../content-types.ts";
import { FactList } from "../parts/fact-list.tsx";
import { Picture } from "../parts/picture.tsx";
import { toAnchor } from "./anchor.ts";

/** The team page. Each person has a link: /team/#mei-castillo */
export function TeamText() {
  return (
    <div className="surface surface-page">
      <article className="wrap band @container pt-10 lg:pt-16">
        <h1 className="heading-2 max-w-[22ch]">{team.heading}</h1>
        <p className="mt-6 max-w-[44ch] text-xl lg:text-2xl">{team.intro}</p>
        <div className="mt-12 lg:mt-16">
          {team.people.map((person) => (
            <Profile key={person.name} person={person} />
          ))}
        </div>
      </article>
    </div>
  );
}

function Profile({ person: { name, role, picture, alt, about, facts } }: { person: Person }) {
  const anchor = toAnchor(name);
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-name`}
      className="grid scroll-mt-24 break-inside-avoid gap-x-16 gap-y-6 border-line border-t-(length:--rule) py-10 md:grid-cols-[14rem_1fr] lg:grid-cols-[19rem_1fr] lg:py-14"
    >
      <Picture
        file={picture}
        alt={alt}
        width={600}
        height={680}
        className="portrait aspect-[15/17] w-full max-w-60 object-cover md:max-w-none"
      />
      <div className="grid content-start gap-x-14 gap-y-7 md:self-center lg:grid-cols-[1.3fr_1fr] lg:items-end">
        <div>
          <h2 id={`${anchor}-name`} className="heading-3 text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)]">
            {name}
          </h2>
          <p className="text-lg text-quiet">{role}</p>
          <p className="mt-4 max-w-[52ch] text-lg">{about}</p>
        </div>
        <FactList facts={facts} />
      </div>
    </section>
  );
}
