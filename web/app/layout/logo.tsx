import { agency } from "@agency/contract/agency";
import { Link } from "react-router";
import { markPath, markViewBox } from "./mark.ts";

export function Logo() {
  return (
    <Link
      to="/#hero"
      className="flex min-h-11 items-center gap-2.5 font-display text-h3 font-bold whitespace-nowrap text-ink in-[.on-dark]:text-white"
    >
      <svg
        viewBox={markViewBox}
        className="h-5 fill-brand-600 in-[.on-dark]:fill-white"
        aria-hidden
      >
        <path d={markPath} />
      </svg>
      {agency.name}
    </Link>
  );
}
