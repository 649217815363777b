// Written by npm run images.
import type { Picture } from "./images.generated.ts";

interface TemplatePictures {
  full: Picture;
  rest: Picture;
  shots: readonly Picture[];
}

export const templateFronts: Readonly<Record<string, Picture>> = {
  "basic-single-page": { path: "/images/basic-front-934ad74a", widths: [480, 800, 1280], width: 1280, height: 960 },
  "simple-multi-page": { path: "/images/simple-front-f965a43b", widths: [480, 800, 1280], width: 1280, height: 960 },
  "small-business-starter": { path: "/images/small-business-front-c9d96bb9", widths: [480, 800, 1280], width: 1280, height: 960 },
};
export const templateStages: Readonly<Record<string, Picture>> = {
  "basic-single-page": { path: "/images/basic-stage-8cc96dae", widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
  "simple-multi-page": { path: "/images/simple-stage-443590b6", widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
  "small-business-starter": { path: "/images/small-business-stage-62784976", widths: [640, 960, 1280, 1920], width: 1920, height: 1080 },
};
export const templateStagesSmall: Readonly<Record<string, Picture>> = {
  "basic-single-page": { path: "/images/basic-stage-small-610d6b63", widths: [390, 585, 780], width: 780, height: 1560 },
  "simple-multi-page": { path: "/images/simple-stage-small-023eaa4f", widths: [390, 585, 780], width: 780, height: 1560 },
  "small-business-starter": { path: "/images/small-business-stage-small-1b47a22c", widths: [390, 585, 780], width: 780, height: 1560 },
};
export const templatePictures: Readonly<Record<string, TemplatePictures>> = {
  "basic-single-page": {
    full: { path: "/images/basic-full-1f4eff97", widths: [640, 1040], width: 1040, height: 4133 },
    rest: { path: "/images/basic-rest-1c408aa7", widths: [400, 800], width: 800, height: 1846 },
    shots: [
      { path: "/images/basic-shot-1-ecdb30ad", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/basic-shot-2-9ba4703c", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/basic-shot-3-e9d642be", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/basic-shot-4-3d98354c", widths: [480, 800, 1280], width: 1280, height: 960 },
    ],
  },
  "simple-multi-page": {
    full: { path: "/images/simple-full-70700fce", widths: [640, 1040], width: 1040, height: 2768 },
    rest: { path: "/images/simple-rest-482a480d", widths: [400, 800], width: 800, height: 796 },
    shots: [
      { path: "/images/simple-shot-1-013a5973", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/simple-shot-2-2059243c", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/simple-shot-3-4aefca64", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/simple-shot-4-8194689a", widths: [480, 800, 1280], width: 1280, height: 960 },
    ],
  },
  "small-business-starter": {
    full: { path: "/images/small-business-full-eccc5622", widths: [640, 1040], width: 1040, height: 5730 },
    rest: { path: "/images/small-business-rest-02b9f457", widths: [400, 800], width: 800, height: 3074 },
    shots: [
      { path: "/images/small-business-shot-1-d841e703", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-2-412ef8d0", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-3-203cafac", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-4-f3343662", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-5-aede3027", widths: [480, 800, 1280], width: 1280, height: 960 },
      { path: "/images/small-business-shot-6-7f0a3b20", widths: [480, 800, 1280], width: 1280, height: 960 },
    ],
  },
};
