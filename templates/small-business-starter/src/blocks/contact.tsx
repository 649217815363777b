import { contact } from "../../content/contact.ts";
import { site } from "../../site.config.ts";
import { emailUrl, phoneUrl } from "../pages/links.ts";
import { Block } from "../parts/block.tsx";
import { ContactForm } from "../parts/contact-form.tsx";
import { Icon } from "../parts/icon.tsx";

export function ContactBlock() {
  const { street, city, region, postalCode } = site.place;
  return (
    <Block name="contact" section={contact}>
      <div className="grid gap-10 @4xl:grid-cols-[5fr_6fr] @4xl:gap-16">
        <div>
          <address className="grid gap-4 text-xl not-italic">
            <p className="flex gap-4">
              <Icon name="pin" className="mt-0.5 size-6 shrink-0" />
              <span>
                {street}
                <br />
                {city}, {region} {postalCode}
              </span>
            </p>
            <p className="flex gap-4">
              <Icon name="phone" className="mt-0.5 size-6 shrink-0" />
              <a href={phoneUrl} className="link">
                {site.phone}
              </a>
            </p>
            <p className="flex gap-4">
              <Icon name="mail" className="mt-0.5 size-6 shrink-0" />
              <a href={emailUrl} className="link">
                {site.email}
              </a>
            </p>
          </address>
          <dl className="mt-9">
            {contact.directions.map(({ how, text }) => (
              <div key={how} className="border-line border-t-(length:--rule) py-4.5">
                <dt className="heading-3">{how}</dt>
                <dd className="mt-1 max-w-[48ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ContactForm />
      </div>
    </Block>
  );
}
