/** The three dots at the top left of a window. */
export function WindowDots({ className }: { className: string }) {
  return (
    <>
      <i className={`size-2.5 rounded-full ${className}`} />
      <i className={`size-2.5 rounded-full ${className}`} />
      <i className={`size-2.5 rounded-full ${className}`} />
    </>
  );
}
