/** Holds the room of a request, so that little moves when it arrives. */
export function Placeholder() {
  return (
    <div aria-hidden className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[7fr_5fr]">
      <div className="h-[26rem] rounded-price bg-white shadow-3 max-lg:-mt-8 lg:col-start-2 lg:-mt-[calc(100vw/6+23.5rem)]" />
      <div className="h-96 rounded-price bg-mist lg:col-start-1 lg:row-start-1 lg:mt-16" />
    </div>
  );
}
