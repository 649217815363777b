/** The two drawings of the page. They are inline SVG, so that they use your colors. */

/** The lake below the title. `name` must be unique on the page. */
export function Lake({ name = "dots" }: { name?: string }) {
  return (
    <svg
      viewBox="0 0 1440 306"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="lake"
    >
      <pattern
        id={name}
        width="13"
        height="13"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <circle cx="6.5" cy="6.5" r="3.6" className="fill-hill" />
      </pattern>
      <circle cx="980" cy="-20" r="290" className="sun fill-accent" />
      <path
        d="M-600 330V10H0C144 10 144 86 288 86C432 86 432 97 576 97C720 97 720 73 864 73C1008 73 1008 29 1152 29C1296 29 1296 70 1440 70H2040V330Z"
        fill={`url(#${name})`}
        className="ink"
      />
      <path
        d="M-600 330V80H0C144 80 144 124 288 124C432 124 432 144 576 144C720 144 720 135 864 135C1008 135 1008 91 1152 91C1296 91 1296 121 1440 121H2040V330Z"
        className="ink fill-hill-near opacity-82 dark:opacity-100"
      />
      <path
        d="M-600 332V198H0C180 198 180 226 360 226C540 226 540 234 720 234C900 234 900 225 1080 225C1260 225 1260 238 1440 238H2040V332Z"
        className="fill-deep"
      />
      <path
        d="M813 256h334m-277 19h245m-183 19h132"
        className="fill-none stroke-accent stroke-[7] [stroke-linecap:round]"
      />
    </svg>
  );
}

/** Lanterns over the water, below the subscribe form. */
export function Sunset() {
  return (
    <svg
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="sunset"
    >
      <pattern
        id="grain"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <circle cx="7" cy="7" r="3.2" className="fill-band-grain" />
      </pattern>
      <circle cx="720" cy="440" r="420" className="fill-band-sun" />
      <circle cx="720" cy="440" r="420" fill="url(#grain)" />
      <path
        d="M0 520V386C144 386 144 409 288 409C432 409 432 430 576 430C720 430 720 424 864 424C1008 424 1008 442 1152 442C1296 442 1296 423 1440 423V520Z"
        className="fill-band-hill"
      />
      <path d="M0 480h1440v42H0z" className="fill-deep" />
      <Lantern x={150} y={290} size={66} className="fill-on-deep" />
      <Lantern x={272} y={196} size={50} className="fill-lantern" />
      <Lantern x={520} y={310} size={62} className="fill-band-hill" />
      <Lantern x={700} y={200} size={84} className="fill-accent dark:fill-on-deep" />
      <Lantern x={900} y={290} size={70} className="fill-band-hill" />
      <Lantern x={1176} y={188} size={54} className="fill-lantern" />
      <Lantern x={1290} y={286} size={72} className="fill-on-deep" />
    </svg>
  );
}

interface LanternProps {
  x: number;
  y: number;
  size: number;
  className: string;
}

function Lantern({ x, y, size, className }: LanternProps) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${half / 50})`}>
      <rect x="-50" y="-62" width="100" height="124" rx="50" className={className} />
      <path d="M-22 -62h44M-22 62h44" className="stroke-deep stroke-[12]" />
      <path d="M-50 0h100M-45 -28h90M-45 28h90" className="stroke-deep stroke-4 opacity-35" />
    </g>
  );
}
