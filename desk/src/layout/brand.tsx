import { agency } from "@agency/contract/agency";
import { markPath, markViewBox } from "@agency/contract/brand/mark";

/** The agency's logo and name. */
export function Brand() {
  return (
    <>
      <svg viewBox={markViewBox} aria-hidden="true">
        <path d={markPath} />
      </svg>
      <span className="sidebar-label">{agency.name}</span>
    </>
  );
}
