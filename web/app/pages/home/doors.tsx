import { houseOwners } from "./house-owners.ts";

/** A link over each client's house: doors.generated.css says where. */
export function Doors() {
  if (houseOwners.length === 0) return null;
  return (
    <nav aria-label="Main Street: sites we made" className="doors street with-near">
      {houseOwners.map(({ title, url }) => {
        const isOurs = url.startsWith("/");
        return (
          <a
            key={url}
            href={url}
            className="door"
            {...(!isOurs && { target: "_blank", rel: "noreferrer" })}
          >
            <span>
              {title}
              {!isOurs && <span className="sr-only"> (opens in a new tab)</span>}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
