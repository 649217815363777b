import { clientStreetDrawings } from "./client-street.ts";
import { emptyStates } from "./empty-states.ts";
import { founders } from "./founders.ts";
import { lostWheelDrawings } from "./lost-wheel.ts";
import { packages } from "./packages.ts";
import { proposalEnds } from "./proposal-ends.ts";
import { street } from "./street.ts";
import { strengths } from "./strengths.ts";
import { tiers } from "./tiers.ts";

/** Vector drawings by file name. Pages load them as files, so that they are not part of the scripts. */
export const drawings: Readonly<Record<string, string>> = {
  ...clientStreetDrawings,
  ...emptyStates,
  ...founders,
  ...packages,
  ...lostWheelDrawings,
  ...proposalEnds,
  ...street,
  ...strengths,
  ...tiers,
};
