/* Data for search engines (schema.org). */
import { hours } from "../../content/hours.ts";
import { site } from "../../site.config.ts";
import { weekdays } from "../hours/calendar.ts";
import { homePage, type Page } from "./all-pages.ts";
import { publicUrl } from "./links.ts";

const context = "https://schema.org";

export function structuredData({ top, description, path }: Page): object | null {
  if (path === homePage.path) return { "@context": context, ...business() };
  if (top?.kind === "service")
    return {
      "@context": context,
      "@type": "Service",
      name: top.service.name,
      description,
      url: site.url ? publicUrl(path) : undefined,
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
    image: site.url ? publicUrl(site.shareImage) : undefined,
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
    specialOpeningHoursSpecification: hours.specialDays.flatMap(toOpeningHours),
    sameAs: site.footer.links.map(({ to }) => to).filter((to) => to.startsWith("https://")),
  };
}

/** schema.org describes a closed day as one that opens and closes at midnight. */
function toOpeningHours({ date, to = date, open }: (typeof hours.specialDays)[number]) {
  const openings = open.length > 0 ? open : [{ from: "00:00", to: "00:00" }];
  return openings.map((opening) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: to,
    opens: opening.from,
    closes: opening.to,
  }));
}
