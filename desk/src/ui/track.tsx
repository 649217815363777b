interface TrackProps {
  /** From 0 to 1. */
  share: number;
  /** The height and the corners. */
  className: string;
}

/** A bar that is partly filled. Hidden from screen readers, because the numbers are beside it. */
export const Track = ({ share, className }: TrackProps) => (
  <svg
    className={`w-full bg-(--desk-line) ${className}`}
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-(--desk-bar)" width={share * 100} height={1} />
  </svg>
);
