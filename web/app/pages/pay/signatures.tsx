import { agency } from "@agency/contract/agency";
import { founders } from "#app/sections/founders.ts";

export function OurSignatures() {
  return (
    <ul className="grid grid-cols-2 gap-x-8">
      {founders.map(({ name, role, portrait }) => (
        <li key={name}>
          <span className="flex min-h-16 items-end gap-3 border-b-2 border-ink pb-1.5">
            {portrait && (
              <img
                src={portrait}
                alt=""
                width="440"
                height="560"
                className="size-12 shrink-0 rounded-full object-cover object-[50%_40%] max-sm:hidden"
              />
            )}
            <span className="font-signature text-[clamp(1.375rem,1.1rem+1.2vw,1.875rem)] leading-tight font-light text-brand-800 italic">
              {name}
            </span>
          </span>
          <span className="mt-2 block text-small">
            {role}
            <span className="max-sm:hidden">, {agency.name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ClientSignature({ name, below }: { name: string; below: string }) {
  return (
    <div>
      <p className="flex min-h-20 items-end gap-3 border-b-2 border-ink pb-1.5">
        <span aria-hidden className="pb-1 font-sans text-h3 text-accent">
          ×
        </span>
        <span className="min-w-0 font-signature text-[clamp(2.25rem,1.8rem+2vw,3rem)] leading-tight font-light wrap-anywhere text-brand-800 italic">
          {name}
        </span>
      </p>
      <p className="mt-2 text-small wrap-anywhere">{below}</p>
    </div>
  );
}
