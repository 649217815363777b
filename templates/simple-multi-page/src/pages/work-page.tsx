import { work } from "../../content/work.ts";
import { site } from "../../site.config.ts";
import { toGalleryPicture } from "../content/work-pictures.ts";
import { Island } from "../parts/island.tsx";

export function WorkPage() {
  return work.map(({ background, pictures, ...grid }, index) => (
    <section key={grid.heading} className={`tone-${background}`}>
      <div className={`frame pb-(--space) ${index === 0 ? "pt-4" : "pt-(--space)"}`}>
        <Island
          name="Gallery"
          props={{
            ...grid,
            pictures: pictures.map(toGalleryPicture),
            isFirst: index === 0,
            ask: site.work.ask,
          }}
        />
      </div>
    </section>
  ));
}
