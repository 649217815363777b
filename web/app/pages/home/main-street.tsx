import { clients } from "#app/content/clients.ts";
import type { Client } from "#app/content/types.ts";
import { skyline } from "#app/images.generated.ts";

/** Where each client's house stands in the drawing, from left to right. */
const places: Readonly<Record<string, string>> = {
  ridgeline: "left-[1.3%] w-[9%] h-[49%]",
  "northside-physio": "left-[11.9%] w-[8.3%] h-[46%]",
  "oat-and-ember": "left-[22.4%] w-[9.8%] h-[48%]",
  "halden-architects": "left-[33.8%] w-[8.3%] h-[53%]",
  "vesper-picture-house": "left-[56.6%] w-[11%] h-[68%]",
  "lumen-goods": "left-[68.8%] w-[8.6%] h-[47%]",
  "marlow-and-quist": "left-[78.6%] w-[9.7%] h-[47%]",
  "spoke-and-chain": "left-[89.6%] w-[9.7%] h-[38%]",
};
const houses = Object.entries(places).flatMap(([name, place]) => {
  const client = (clients as Readonly<Record<string, Client>>)[name];
  return client ? [{ ...client, place }] : [];
});
/** The drawing says that all of them are. */
const areClients = houses.length === Object.keys(places).length;

/** Our clients' houses below the mesas; each is the door to its site. A phone strolls along. */
export function MainStreet() {
  if (!areClients) return <div className="pb-section" />;
  return (
    <>
      <p className="wrap mt-[clamp(2.5rem,5vw,4.5rem)] text-center text-small text-meta">
        Main Street, as we like it: every house is a site we made. Try a door.
      </p>
      <Street />
    </>
  );
}

function Street() {
  return (
    <div className="mt-[clamp(2rem,4vw,4rem)] overflow-x-auto">
      <div className="relative min-w-4xl sm:min-w-5xl">
        <img
          src={skyline}
          alt="Main Street below the mesas: our shop with its two desks, between the houses of eight clients"
          width="2400"
          height="520"
          loading="lazy"
          className="h-auto w-full"
        />
        <i className="initial-view absolute bottom-0 left-[44%] w-[12%]" />
        {houses.map(({ title, url, place }) => (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noreferrer"
            className={`door absolute bottom-[9.6%] ${place}`}
          >
            <span>
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
