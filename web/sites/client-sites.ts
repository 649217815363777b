import { haldenArchitects } from "./halden-architects/halden-architects.ts";
import { lumenGoods } from "./lumen-goods/lumen-goods.ts";
import { marlowAndQuist } from "./marlow-and-quist/marlow-and-quist.ts";
import { northsidePhysio } from "./northside-physio/northside-physio.ts";
import { oatAndEmber } from "./oat-and-ember/oat-and-ember.ts";
import { ridgeline } from "./ridgeline/ridgeline.ts";
import { spokeAndChain } from "./spoke-and-chain/spoke-and-chain.ts";
import { vesperPictureHouse } from "./vesper-picture-house/vesper-picture-house.ts";

export const clientSites = [
  oatAndEmber,
  haldenArchitects,
  northsidePhysio,
  ridgeline,
  lumenGoods,
  marlowAndQuist,
  spokeAndChain,
  vesperPictureHouse,
] as const;
