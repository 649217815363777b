import { agency } from "@agency/contract/agency";

/** The site's mark and name. */
export function Brand() {
  return (
    <>
      <svg viewBox="0 0 24 20" aria-hidden="true">
        <path d="M0 14 3 0h5.5L12 10l3.5-10H21l3 14zM0 17h24v3H0z" />
      </svg>
      {agency.name}
    </>
  );
}
