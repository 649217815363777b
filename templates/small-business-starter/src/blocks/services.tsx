import { services } from "../../content/services.ts";
import { servicePath } from "../pages/all-pages.ts";
import { fileUrl } from "../pages/links.ts";
import { Block } from "../parts/block.tsx";
import { Icon } from "../parts/icon.tsx";

export function ServicesBlock() {
  return (
    <Block name="services" section={services}>
      <ul className="service-cards grid @lg:grid-cols-2 @4xl:grid-cols-3">
        {services.items.map(({ icon, name, text, page }) => (
          <li
            key={name}
            className="surface surface-card card service-card group relative flex gap-5 @lg:block"
          >
            <Icon name={icon} className="service-icon size-11 shrink-0 @4xl:size-13" />
            <div>
              <h3 className="heading-3 @lg:mt-4">
                {page ? (
                  // The link covers the whole card.
                  <a
                    href={fileUrl(servicePath(page))}
                    className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p className="mt-1.5 max-w-[26ch] text-lg leading-snug text-balance">{text}</p>
              {page && <p className="service-price mt-3">{page.price}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
