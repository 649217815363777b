import { isStreetFull, streetClients } from "./street-clients.ts";

/** A link over each client's house, positioned by doors.generated.css. */
export default function Doors() {
  if (streetClients.length === 0) return null;
  return (
    <>
      {/* Touch screens show the names here instead. */}
      {isStreetFull && (
        <p
          aria-hidden
          className="fades-at-dawn [--fades-from:0vh] [--fades-until:14vh] wrap absolute inset-x-0 bottom-[1.9vw] text-fine text-on-ink portrait:bottom-[0.8vw] portrait:text-center portrait:[@media(hover:none)]:hidden"
        >
          Every house is a site we made. Try a door.
        </p>
      )}
      <nav aria-label="Main Street: sites we made" className="doors street with-near">
        {streetClients.map(({ title, url }) => {
          const isInternal = url.startsWith("/");
          return (
            <a
              key={url}
              href={url}
              className="door"
              {...(!isInternal && { target: "_blank", rel: "noreferrer" })}
            >
              <span>
                {title}
                {!isInternal && <span className="sr-only"> (opens in a new tab)</span>}
              </span>
            </a>
          );
        })}
      </nav>
    </>
  );
}
