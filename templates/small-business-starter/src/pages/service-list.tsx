import { services } from "../../content/services.ts";
import { words } from "../../content/words.ts";
import type { Service } from "../content-types.ts";
import { CallToAction } from "../parts/call-to-action.tsx";
import { Icon } from "../parts/icon.tsx";
import { servicePath } from "./all-pages.ts";
import { fileUrl } from "./links.ts";

/** All services with their prices. */
export function ServiceList() {
  return (
    <>
      <div className="surface surface-page">
        <article className="wrap band @container pt-10 lg:pt-16">
          <h1 className="heading-2 max-w-[22ch]">{services.heading}</h1>
          <p className="mt-6 max-w-[44ch] text-xl lg:text-2xl">{services.intro}</p>
          <ul className="mt-12 lg:mt-16">
            {services.items.map((service) => (
              <Row key={service.name} service={service} />
            ))}
          </ul>
        </article>
      </div>
      <CallToAction />
    </>
  );
}

function Row({ service: { icon, name, text, page } }: { service: Service }) {
  return (
    <li className="group relative grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-1 border-line border-t-(length:--rule) py-6 last:border-b-(length:--rule) md:grid-cols-[auto_1fr_1.3fr_15rem] md:gap-x-10 md:py-8">
      <Icon
        name={icon}
        className="service-icon row-span-3 size-11 self-start md:row-span-1 md:size-13 md:self-center"
      />
      <h2 className="heading-3 md:text-[1.875rem]">
        {page ? (
          <a
            href={fileUrl(servicePath(page))}
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </a>
        ) : (
          name
        )}
      </h2>
      <p className="text-lg leading-snug">{text}</p>
      {page && (
        <p className="md:text-right">
          <span className="sr-only">{words.price}: </span>
          <span className="figure text-2xl md:text-3xl">{page.price}</span>
          <span className="block text-quiet">{page.priceNote}</span>
        </p>
      )}
    </li>
  );
}
