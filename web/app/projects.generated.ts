// Written by npm run images.
import type { Picture } from "./images.generated.ts";

export const haldenArchitectsPage: Picture = { path: "/images/halden-architects-page-da203d23", widths: [540, 960], width: 960, height: 1800 };
export const haldenArchitectsPhone: Picture = { path: "/images/halden-architects-phone-e38bd655", widths: [160, 320], width: 320, height: 693 };
export const lumenGoodsPage: Picture = { path: "/images/lumen-goods-page-a1f35c2c", widths: [540, 960], width: 960, height: 1800 };
export const lumenGoodsPhone: Picture = { path: "/images/lumen-goods-phone-a1d6ff1f", widths: [160, 320], width: 320, height: 693 };
export const marlowAndQuistPage: Picture = { path: "/images/marlow-and-quist-page-fd0083d7", widths: [540, 960], width: 960, height: 1800 };
export const marlowAndQuistPhone: Picture = { path: "/images/marlow-and-quist-phone-15b9c1e3", widths: [160, 320], width: 320, height: 693 };
export const northsidePhysioPage: Picture = { path: "/images/northside-physio-page-6d16b654", widths: [540, 960], width: 960, height: 1800 };
export const northsidePhysioPhone: Picture = { path: "/images/northside-physio-phone-370f4353", widths: [160, 320], width: 320, height: 693 };
export const oatAndEmberPage: Picture = { path: "/images/oat-and-ember-page-ac368245", widths: [540, 960], width: 960, height: 1800 };
export const oatAndEmberPhone: Picture = { path: "/images/oat-and-ember-phone-7ba50a28", widths: [160, 320], width: 320, height: 693 };
export const ridgelinePage: Picture = { path: "/images/ridgeline-page-5fe8a08d", widths: [540, 960], width: 960, height: 1800 };
export const ridgelinePhone: Picture = { path: "/images/ridgeline-phone-02f28f76", widths: [160, 320], width: 320, height: 693 };
export const spokeAndChainPage: Picture = { path: "/images/spoke-and-chain-page-9a7ea018", widths: [540, 960], width: 960, height: 1800 };
export const spokeAndChainPhone: Picture = { path: "/images/spoke-and-chain-phone-0e27ef4f", widths: [160, 320], width: 320, height: 693 };
export const vesperPictureHousePage: Picture = { path: "/images/vesper-picture-house-page-89a0529d", widths: [540, 960], width: 960, height: 1800 };
export const vesperPictureHousePhone: Picture = { path: "/images/vesper-picture-house-phone-b49395f3", widths: [160, 320], width: 320, height: 693 };
