const bar = "rounded-full bg-line";

/** Reserves the space of a payment request, to reduce layout shift when it loads. */
export function Placeholder() {
  return (
    <div aria-hidden className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[7fr_5fr]">
      <div className="relative z-10 h-[26rem] rounded-price bg-white p-9 shadow-3 max-lg:-mt-6 lg:col-start-2 lg:-mt-[calc(max(100vw,90rem)/6+27.5rem)]">
        <div className={`h-4 w-40 ${bar}`} />
        <div className={`mt-5 h-14 w-56 ${bar}`} />
        <div className={`mt-5 h-4 w-48 ${bar}`} />
        <div className={`mt-14 h-4 ${bar}`} />
        <div className={`mt-8 h-4 ${bar}`} />
        <div className={`mt-8 h-4 ${bar}`} />
      </div>
      <div className="h-96 lg:col-start-1 lg:row-start-1 lg:pt-16">
        <div className={`h-8 w-48 ${bar}`} />
        <div className={`mt-8 h-5 ${bar}`} />
        <div className={`mt-4 h-5 ${bar}`} />
        <div className={`mt-4 h-5 w-2/3 ${bar}`} />
      </div>
    </div>
  );
}
