/** Reserves the space of an order, so that loading it causes no layout shift. */
export function Placeholder() {
  return (
    <div aria-hidden className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <div className="h-80 rounded-price bg-mist" />
      <div className="h-96 rounded-price bg-mist max-lg:hidden" />
    </div>
  );
}
