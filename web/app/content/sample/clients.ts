import type { Client } from "#app/content/types.ts";

/** Up to eight clients, from left to right on Main Street. Sample sites (web/sites) are published only while listed here. */
export const clients = {
  "marlow-and-quist": { sample: true, title: "Marlow & Quist", url: "/sites/marlow-and-quist/" },
  "northside-physio": { sample: true, title: "Northside Physio", url: "/sites/northside-physio/" },
  ridgeline: { sample: true, title: "Ridgeline", url: "/sites/ridgeline/" },
  "halden-architects": {
    sample: true,
    title: "Halden Architects",
    url: "/sites/halden-architects/",
  },
  "lumen-goods": { sample: true, title: "Lumen Goods", url: "/sites/lumen-goods/" },
  "oat-and-ember": { sample: true, title: "Oat & Ember", url: "/sites/oat-and-ember/" },
  "spoke-and-chain": { sample: true, title: "Spoke & Chain", url: "/sites/spoke-and-chain/" },
  "vesper-picture-house": {
    sample: true,
    title: "Vesper Picture House",
    url: "/sites/vesper-picture-house/",
  },
} satisfies Readonly<Record<string, Client>>;
