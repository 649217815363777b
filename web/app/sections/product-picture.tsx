import { findCatalogItem } from "@agency/contract/offers/purchase";
import {
  tierCustomSiteBuild,
  tierLogoDesign,
  tierWebsiteMaintenance,
} from "#app/images.generated.ts";
import { templateFronts } from "#app/templates.generated.ts";
import { Picture } from "#app/ui/picture.tsx";

const drawings: Readonly<Record<string, string>> = {
  "website-maintenance": tierWebsiteMaintenance,
  "logo-design": tierLogoDesign,
};

interface ProductPictureProps {
  /** Undefined until the page has read its URL; the space is reserved. */
  plan?: string;
  /** The sizes attribute of the image. */
  sizes: string;
  /** False for one of several pictures, or one below the first screen. */
  eager?: boolean;
  className?: string;
}

/** The front page of a template or the drawing of a service. Decorative, because the name is next to it. */
export function ProductPicture({ plan, sizes, eager = true, className = "" }: ProductPictureProps) {
  return (
    <div
      className={`aspect-8/5 overflow-clip bg-line/60 shadow-[0_0_0_1px_rgb(11_21_36/0.07)] ${className}`}
    >
      {plan !== undefined && <PlanImage plan={plan} sizes={sizes} eager={eager} />}
    </div>
  );
}

interface PlanImageProps {
  plan: string;
  sizes: string;
  eager: boolean;
}

function PlanImage({ plan, sizes, eager }: PlanImageProps) {
  const id = findCatalogItem(plan)?.id ?? "";
  const screenshot = templateFronts[id];
  if (screenshot) {
    return (
      <Picture
        image={screenshot}
        alt=""
        sizes={sizes}
        eager={eager}
        className="size-full object-cover object-top"
      />
    );
  }
  // A plan that is not in the catalog is custom work.
  return (
    <img src={drawings[id] ?? tierCustomSiteBuild} alt="" className="size-full object-cover" />
  );
}
