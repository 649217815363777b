import { agency } from "@agency/contract/agency";
import { founderBuilding, founderDrawing } from "#app/images.generated.ts";

const portraits = [founderDrawing, founderBuilding];

export const founders = agency.founders.map((founder, place) => ({
  ...founder,
  portrait: portraits[place],
}));
