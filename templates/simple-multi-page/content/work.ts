/*
  THE PICTURE GRIDS OF THE WORK PAGE

  Each grid has a heading, a background, a layout and pictures.

    layout       "even", "mosaic", "columns" or "wide". Try each of them.
    background   "page", "soft", "warm" or "strong". The colors are set in site.config.ts.
    switches     Optional: the layouts that visitors can choose from.
    price        Optional: the price, as you want to show it: "$48".
    sold         Optional: true shows a red dot and "Sold" instead of the price.
    focus        Optional, for photos: the side that stays visible when a photo is cropped, such as "top".
    size         Optional, for the mosaic: "wide", "tall" or "big". The default is small.

  To add a picture, copy the file to content/images, copy a { ... } block below with its comma, and
  change the text. To change the order, move a block. To remove a picture, delete its block.
*/
import type { WorkGrid } from "../src/types.ts";

export const work: WorkGrid[] = [
  {
    heading: "Spring *firing*",
    text: "Unloaded on March 20, 2026. Most of it is still on the shelf by the door.",
    background: "warm",
    layout: "mosaic",
    switches: ["mosaic", "columns", "wide"],
    pictures: [
      {
        file: "tall-vase.svg",
        alt: "A tall slate blue vase with a bare foot, holding three leafy branches",
        title: "Tall vase",
        note: "Slate glaze, 15 inches",
        price: "$180",
        size: "tall",
      },
      {
        file: "bowl-and-bottle.svg",
        alt: "A white bowl and an ochre bottle in front of a red wall",
        title: "Bowl and bottle",
        note: "Chalk and ochre, a pair",
        price: "$140",
        size: "wide",
      },
      {
        file: "moon-jar.svg",
        alt: "A round white jar in slanting window light",
        title: "Moon jar",
        note: "Two bowls joined at the waist, 11 inches",
        sold: true,
      },
      {
        file: "spiral-plate.svg",
        alt: "A plate from above, with rings of red, rose and cream around a dark center",
        title: "Spiral plate",
        note: "Slip trailed on the turning wheel",
        price: "$96",
      },
      {
        file: "four-cups.svg",
        alt: "Four cups in a row: green, red, white and black",
        title: "Four cups",
        note: "One clay, four glazes",
        price: "$128",
        size: "wide",
      },
      {
        file: "three-bottles.svg",
        alt: "A black bottle, a white vase and a red bottle before an ochre wall",
        title: "Three bottles",
        note: "For one stem each",
        sold: true,
        size: "wide",
      },
      {
        file: "olive-jug.svg",
        alt: "A sage green jug with a large handle in a dark green room",
        title: "Olive jug",
        note: "Oak ash over iron, two pints",
        price: "$110",
      },
      {
        file: "dipped-plate.svg",
        alt: "A white plate from above, its lower half dipped in blue",
        title: "Dipped plate",
        note: "Dipped twice, 10 inches",
        price: "$72",
      },
    ],
  },
  {
    heading: "The *everyday* set",
    text: "What we make all year. Pieces are sold individually, and any of them can be replaced.",
    background: "page",
    layout: "even",
    pictures: [
      {
        file: "breakfast-cup.svg",
        alt: "A large red cup with a handle and a bare clay foot",
        title: "Breakfast cup",
        note: "12 ounces",
        price: "$38",
      },
      {
        file: "soup-bowl.svg",
        alt: "A wide white bowl on a red table",
        title: "Soup bowl",
        note: "8 inches across",
        price: "$44",
      },
      {
        file: "plate-stack.svg",
        alt: "Four stacked plates in red, white and ochre",
        title: "Supper plates",
        note: "10 inches, four glazes",
        price: "$52 each",
      },
      {
        file: "milk-jug.svg",
        alt: "A black jug with a bare foot against a pale wall",
        title: "Milk jug",
        note: "One pint",
        price: "$48",
      },
      {
        file: "oil-bottle.svg",
        alt: "An ochre bottle with a narrow neck before a green wall",
        title: "Oil bottle",
        note: "With a cork",
        price: "$58",
      },
      {
        file: "salt-jar.svg",
        alt: "A round blue jar with a lid",
        title: "Salt jar",
        note: "The lid fits, we checked",
        price: "$64",
      },
    ],
  },
  {
    heading: "In and around the *shed*",
    background: "soft",
    layout: "columns",
    pictures: [
      {
        file: "kiln.svg",
        alt: "The arched mouth of a kiln, glowing from red to white",
        title: "Hour twelve",
      },
      {
        file: "shed.svg",
        alt: "A dark wooden shed with lit windows between apple trees",
        title: "The shed in March",
      },
      {
        file: "tools.svg",
        alt: "Brushes, a loop tool and a wooden knife in a white pot",
        title: "Everything you need",
      },
      {
        file: "shelves.svg",
        alt: "Three shelves of cups, bottles, bowls and a jug",
        title: "The shelf by the door",
      },
      {
        file: "wheel-head.svg",
        alt: "A freshly thrown vase standing on a potter's wheel",
        title: "Minute nine",
      },
      {
        file: "field.svg",
        alt: "Green hills with two apple trees under a pale sun",
        title: "Where the clay comes from",
      },
    ],
  },
];
