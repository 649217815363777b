import { agency } from "@agency/contract/agency";
import { founderBuilding, founderDrawing } from "#app/images.generated.ts";

const portraits = [
  {
    portrait: founderDrawing,
    alt: "Drawn portrait: round glasses, hair in a bun, a pencil in hand",
  },
  {
    portrait: founderBuilding,
    alt: "Drawn portrait: a beard, a blue knitted hat, headphones over it",
  },
];

/** A third founder has no portrait. */
export const founders = agency.founders.map((founder, index) => ({
  ...founder,
  ...portraits[index],
}));
