/* What search engines may know about the business: schema.org in a script of the head. */
import { hours } from "../../content/hours.ts";
import { site } from "../../site.config.ts";
import { weekdays } from "../hours/calendar.ts";
import { homePage, type Page } from "./all-pages.ts";
import { publicAddress } from "./links.ts";

const context = "https://schema.org";

export function structuredData({ top, description, path }: Page): object | null {
  if (path === homePage.path) return { "@context": context, ...business() };
  if (top?.kind === "service")
    return {
      "@context": context,
      "@type": "Service",
      name: top.service.name,
      description,
      url: site.url ? publicAddress(path) : undefined,
      provider: { "@type": site.businessType, name: site.name, telephone: site.phone },
    };
  return null;
}

function business() {
  const { street, city, region, postalCode, country } = site.place;
  return {
    "@type": site.businessType,
    name: site.name,
    description: site.description,
    url: site.url || undefined,
    image: site.url ? publicAddress(site.shareImage) : undefined,
    telephone: site.phone,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: weekdays.flatMap((day) =>
      hours.week[day].map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `${context}/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
        opens: from,
        closes: to,
      })),
    ),
    specialOpeningHoursSpecification: hours.specialDays.flatMap(specialDay),
    sameAs: site.footer.links.map(({ to }) => to).filter((to) => to.startsWith("https://")),
  };
}

/** A day without openings is written as one that opens and closes at midnight. */
function specialDay({ date, to = date, open }: (typeof hours.specialDays)[number]) {
  const openings = open.length > 0 ? open : [{ from: "00:00", to: "00:00" }];
  return openings.map((opening) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: to,
    opens: opening.from,
    closes: opening.to,
  }));
}
