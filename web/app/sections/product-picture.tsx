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
  /** Absent until the page knows it; the room is kept. */
  plan?: string;
  /** How wide it is shown, in the words of the sizes attribute. */
  sizes: string;
  /** Not set where it is one of several, or far down. */
  eager?: boolean;
  className?: string;
}

/** What is bought, always beside its name: a template's front page, or the drawing of a service. */
export function ProductPicture({ plan, sizes, eager = true, className = "" }: ProductPictureProps) {
  return (
    <div
      className={`aspect-8/5 overflow-clip bg-line/60 shadow-[0_0_0_1px_rgb(11_21_36/0.07)] ${className}`}
    >
      {plan !== undefined && <Drawn plan={plan} sizes={sizes} eager={eager} />}
    </div>
  );
}

interface DrawnProps {
  plan: string;
  sizes: string;
  eager: boolean;
}

function Drawn({ plan, sizes, eager }: DrawnProps) {
  const id = findCatalogItem(plan)?.id ?? "";
  const photograph = templateFronts[id];
  if (photograph) {
    return (
      <Picture
        image={photograph}
        alt=""
        sizes={sizes}
        eager={eager}
        className="size-full object-cover object-top"
      />
    );
  }
  // What was agreed by email is work of its own kind.
  return (
    <img src={drawings[id] ?? tierCustomSiteBuild} alt="" className="size-full object-cover" />
  );
}
