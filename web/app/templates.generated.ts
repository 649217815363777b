// Written by npm run images.
import type { Picture } from "./images.generated.ts";

export const basicFull: Picture = { path: "/images/basic-full-f578272d", widths: [640, 1040], width: 1040, height: 4003 };
export const basicRest: Picture = { path: "/images/basic-rest-87e34294", widths: [400, 800], width: 800, height: 1746 };
export const basicShot1: Picture = { path: "/images/basic-shot-1-4cff5a1a", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot2: Picture = { path: "/images/basic-shot-2-f0eca396", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot3: Picture = { path: "/images/basic-shot-3-6b5916c1", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot4: Picture = { path: "/images/basic-shot-4-0f11b8b2", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleFull: Picture = { path: "/images/simple-full-fca8fa3b", widths: [640, 1040], width: 1040, height: 2768 };
export const simpleRest: Picture = { path: "/images/simple-rest-8f506ede", widths: [400, 800], width: 800, height: 796 };
export const simpleShot1: Picture = { path: "/images/simple-shot-1-48633795", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot2: Picture = { path: "/images/simple-shot-2-a9d5ad14", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot3: Picture = { path: "/images/simple-shot-3-41707abc", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot4: Picture = { path: "/images/simple-shot-4-3f09d27e", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessFull: Picture = { path: "/images/small-business-full-8a16d737", widths: [640, 1040], width: 1040, height: 5430 };
export const smallBusinessRest: Picture = { path: "/images/small-business-rest-e255305d", widths: [400, 800], width: 800, height: 2843 };
export const smallBusinessShot1: Picture = { path: "/images/small-business-shot-1-7d209046", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot2: Picture = { path: "/images/small-business-shot-2-b57194d0", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot3: Picture = { path: "/images/small-business-shot-3-3a06bd9b", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot4: Picture = { path: "/images/small-business-shot-4-96d4d5db", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot5: Picture = { path: "/images/small-business-shot-5-44317f9c", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot6: Picture = { path: "/images/small-business-shot-6-cecca11f", widths: [480, 800, 1280], width: 1280, height: 960 };
