import type { ReactNode } from "react";

const circle = <circle cx="8" cy="8" r="6.25" />;
const disc = <circle cx="8" cy="8" r="7.1" fill="currentColor" stroke="none" />;
const quarter = <path d="M8 8V4a4 4 0 0 1 4 4z" fill="currentColor" stroke="none" />;
const half = <path d="M8 8V4a4 4 0 0 1 0 8z" fill="currentColor" stroke="none" />;

/** The circle fills as work advances, so that progress is readable without color. */
export const statusIcons = {
  dashed: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.45 2.45" />,
  ring: circle,
  dot: (
    <>
      {circle}
      <circle cx="8" cy="8" r="2.25" fill="currentColor" stroke="none" />
    </>
  ),
  solid: disc,
  quarter: (
    <>
      {circle}
      {quarter}
    </>
  ),
  half: (
    <>
      {circle}
      {half}
    </>
  ),
  full: (
    <>
      {disc}
      <path
        className="status-icon-mark"
        d="m5 8.2 2.2 2.2L11.2 6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  slash: (
    <>
      {circle}
      <path d="m3.7 12.3 8.6-8.6" />
    </>
  ),
  minus: (
    <>
      {circle}
      <path d="M5 8h6" strokeLinecap="round" />
    </>
  ),
  returned: (
    <>
      {circle}
      <path
        d="M10.8 8H5.4m2-2.2L5.2 8l2.2 2.2"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  exclamation: (
    <>
      {disc}
      <path className="status-icon-mark" d="M8 4.4v4.4m0 2.5v.1" strokeLinecap="round" />
    </>
  ),
  flag: <path d="M4 14V2.5h8l-1.8 3 1.8 3H4" fill="currentColor" strokeLinejoin="round" />,
} satisfies Record<string, ReactNode>;
