/** The three buttons at the top left of a drawn window. */
export function WindowDots({ className }: { className: string }) {
  return (
    <>
      <i className={`size-2.5 rounded-full ${className}`} />
      <i className={`size-2.5 rounded-full ${className}`} />
      <i className={`size-2.5 rounded-full ${className}`} />
    </>
  );
}
