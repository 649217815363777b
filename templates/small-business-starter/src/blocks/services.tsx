import { services } from "../../content/services.ts";
import { linkAddress } from "../pages/links.ts";
import { Block } from "../parts/block.tsx";
import { Icon } from "../parts/icon.tsx";
import type { Link } from "../types.ts";

export function ServicesBlock() {
  return (
    <Block name="services" section={services}>
      <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3 @4xl:gap-5.5">
        {services.items.map(({ icon, name, text, link }) => (
          <li key={name} className="surface surface-card card flex gap-5 p-6 @lg:block @4xl:p-8">
            <Icon name={icon} className="size-11 shrink-0 @4xl:size-13" />
            <div>
              <h3 className="heading-3 @lg:mt-4">{name}</h3>
              <p className="mt-1.5 max-w-[26ch] text-lg leading-snug text-balance">{text}</p>
              {link && <MoreLink link={link} />}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function MoreLink({ link }: { link: Link }) {
  const address = linkAddress(link.to);
  if (!address) return null;
  return (
    <a href={address} className="link mt-3 inline-block py-1 font-semibold">
      {link.text}
    </a>
  );
}
