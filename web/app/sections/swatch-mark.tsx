export function SwatchMark({ colors }: { colors: readonly string[] }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 3 2"
      preserveAspectRatio="none"
      className="h-4 w-6 rounded-full ring-1 ring-ink/15"
    >
      {colors.map((color, index) => (
        <rect key={color} x={index} width="1.02" height="2" fill={color} />
      ))}
    </svg>
  );
}
