// Written by npm run images.
import type { Picture } from "./images.generated.ts";

interface TemplatePictures {
  full: Picture;
  rest: Picture;
  /** With photos in the place of the drawings. */
  photos?: Picture;
  shots: readonly Picture[];
}

export const templateFronts: Readonly<Record<string, Picture>> = {
  "basic-single-page": { path: "/images/basic-shot-1-4cff5a1a", widths: [480, 800, 1280], width: 1280, height: 960 },
  "simple-multi-page": { path: "/images/simple-shot-1-48633795", widths: [480, 800, 1280], width: 1280, height: 960 },
  "small-business-starter": { path: "/images/small-business-shot-1-7d209046", widths: [480, 800, 1280], width: 1280, height: 960 },
};
export const templatePictures: Readonly<Record<string, TemplatePictures>> = {
  "basic-single-page": {
    full: { path: "/images/basic-full-f578272d", widths: [640, 1040], width: 1040, height: 4003 },
    rest: { path: "/images/basic-rest-87e34294", widths: [400, 800], width: 800, height: 1746 },
    photos: { path: "/images/basic-photos-922a5e7b", widths: [480, 800, 1280], width: 1280, height: 960 },
    shots: [
      { path: "/images/basic-shot-1-4cff5a1a", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/basic-shot-2-f0eca396", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/basic-shot-3-6b5916c1", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/basic-shot-4-0f11b8b2", widths: [480, 800, 1280], width: 1280, height: 960 },
    ],
  },
  "simple-multi-page": {
    full: { path: "/images/simple-full-fca8fa3b", widths: [640, 1040], width: 1040, height: 2768 },
    rest: { path: "/images/simple-rest-8f506ede", widths: [400, 800], width: 800, height: 796 },
    photos: { path: "/images/simple-photos-e51fae26", widths: [480, 800, 1280], width: 1280, height: 960 },
    shots: [
      { path: "/images/simple-shot-1-48633795", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/simple-shot-2-a9d5ad14", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/simple-shot-3-41707abc", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/simple-shot-4-3f09d27e", widths: [480, 800, 1280], width: 1280, height: 960 },
    ],
  },
  "small-business-starter": {
    full: { path: "/images/small-business-full-8a16d737", widths: [640, 1040], width: 1040, height: 5430 },
    rest: { path: "/images/small-business-rest-e255305d", widths: [400, 800], width: 800, height: 2843 },
    photos: { path: "/images/small-business-photos-569f7b6d", widths: [480, 800, 1280], width: 1280, height: 960 },
    shots: [
      { path: "/images/small-business-shot-1-7d209046", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-2-b57194d0", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-3-3a06bd9b", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-4-96d4d5db", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-5-44317f9c", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-6-cecca11f", widths: [480, 800, 1280], width: 1280, height: 960 },
    ],
  },
};
