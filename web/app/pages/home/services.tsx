import { services } from "#app/content/services.ts";
import { ridgeline } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function Services() {
  const [lead, ...others] = services;
  return (
    <section id="services" aria-labelledby="services-title" className="py-section">
      <div className="wrap">
        <SectionHeading
          id="services-title"
          title="Comprehensive Web Development & Technical Consulting Services"
        >
          Four things we do ourselves, so nothing gets lost between suppliers.
        </SectionHeading>
        <div className="grid gap-5 lg:grid-cols-3">
          <article className="on-dark relative isolate flex min-h-96 flex-col justify-end overflow-clip rounded-card bg-ink p-8 lg:col-span-3 md:min-h-[26rem] lg:p-12">
            <Icon of={lead.icon} className="mb-auto size-8 text-brand-300" />
            <h3 className="mt-56 text-[1.875rem] md:mt-10">{lead.title}</h3>
            <p className="mt-3 max-w-[26.6em] md:max-lg:max-w-[16em]">{lead.desc}</p>
            <div className="absolute top-10 left-24 -z-10 w-[34rem] -rotate-3 overflow-clip rounded-control shadow-[0_40px_60px_-20px_#000] md:top-14 md:right-[-4rem] md:left-auto md:w-[58%]">
              <Picture image={ridgeline} alt="" sizes="(min-width: 768px) 58vw, 544px" />
            </div>
            <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink from-35% to-transparent md:bg-linear-to-r md:from-40% md:to-70%" />
          </article>
          {others.map(({ title, desc, icon }) => (
            <article
              key={title}
              className="rounded-card p-8 shadow-1 md:max-lg:grid md:max-lg:grid-cols-[4rem_1fr] transition duration-250 ease-soft hover:-translate-y-1 hover:shadow-3 motion-reduce:hover:translate-y-0"
            >
              <Icon of={icon} className="size-7 text-accent" />
              <div className="max-md:mt-7 lg:mt-14">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2.5">{desc}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
