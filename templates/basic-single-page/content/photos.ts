/*
 * YOUR PHOTOS
 *
 * 1. Add the file to content/images (JPG, PNG, WebP, AVIF or SVG, ideally 2000 pixels wide).
 * 2. Add its name to this list. The page shows the photos in this order.
 *
 *   picture  The file name.
 *   alt      A short description for people who cannot see the photo.
 *   caption  Optional: a line below the enlarged photo.
 *   shape    Optional: "wide" or "tall". The default is a square.
 */
import type { Photo } from "../src/types.ts";

export const photos: Photo[] = [
  {
    picture: "photo-shore.svg",
    alt: "The sun going down behind the hills across the lake",
    caption: "Friday, the first evening",
    shape: "wide",
  },
  {
    picture: "photo-pines.svg",
    alt: "Four pines in front of a red sky with a pale sun",
    caption: "On the way to Signal hill",
    shape: "tall",
  },
  {
    picture: "photo-stage.svg",
    alt: "A crowd in front of three beams of light",
    caption: "The floating stage, seen from the shore",
  },
  {
    picture: "photo-moon.svg",
    alt: "A crescent moon and stars, reflected in the lake",
    caption: "Half past eleven",
    shape: "tall",
  },
  {
    picture: "photo-tents.svg",
    alt: "A red tent and a white tent at the edge of the water",
    caption: "Camp two, before breakfast",
    shape: "tall",
  },
  {
    picture: "photo-water.svg",
    alt: "Six paper lanterns floating on blue water",
    caption: "Lanterns, let go",
  },
  {
    picture: "photo-supper.svg",
    alt: "A long table from above, with plates in a row and guests on both sides",
    caption: "The long supper, seat 1 to 12",
    shape: "wide",
  },
];
