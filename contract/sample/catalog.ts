import {
  fixed,
  from,
  hourly,
  type Package,
  quotePath,
  startsAt,
  type Template,
  type Tier,
} from "@agency/contract/offers";

/** What is sold, and the only place a price is written down. */

export const tiers: readonly Tier[] = [
  {
    id: "cms-site-build",
    name: "CMS Site Build",
    ...from(200_000),
    disclaimer: "(price based on complexity)",
    features: [
      "1 website",
      "Basic support",
      "2 free updates/revisions",
      "No monthly maintenance fees",
      "SEO and search optimization",
    ],
    details:
      "A site you can edit yourself, on the content system that suits you. We set up the pages, the editing screens and the hosting, move your text and pictures in, and show you around in one call. Three months of support is included.",
    action: "contact",
    closestPackage: "starter",
  },
  {
    id: "custom-site-build",
    name: "Custom Site Build",
    ...from(300_000),
    disclaimer: "(price based on complexity)",
    features: [
      "Complete build from scratch with React and Tailwind CSS",
      "2 free revisions",
      "No monthly fees",
      "SEO",
    ],
    details:
      "Designed and built for you alone, in React and Tailwind, with nothing on the page that your business does not need. You click through a working draft early, get the source code at the end, and have six months of support after that.",
    action: "contact",
    closestPackage: "growth",
  },
  {
    id: "website-maintenance",
    name: "Website Maintenance",
    ...hourly(5_000, 2),
    disclaimer: "(2 hr minimum - for existing sites)",
    features: [
      "Content revisions/additions",
      "Troubleshooting and site fixes",
      "Code enhancements",
      "Feature additions/updates",
    ],
    details:
      "Send us the list; we work through it and report what each item took. You prepay two hours or more. At least two are billed once work has begun, and time beyond them that we do not use is refunded. Any technology is fine, and so is a site that somebody else built.",
    action: "checkout",
  },
  {
    id: "logo-design",
    name: "Logo Design",
    ...fixed(8_000),
    disclaimer: "(one-time charge - covers all formats)",
    features: [
      "3 revisions",
      "Dedicated design support",
      "Follows brand guidelines",
      "The files are yours to use",
    ],
    details:
      "One mark, drawn for a favicon and a shop sign alike. You receive SVG, PDF and PNG files in full color, in black and in white, after up to three rounds of changes. Use them anywhere, for as long as you like.",
    action: "checkout",
  },
];

export const packages: readonly Package[] = [
  {
    id: "starter",
    title: "Starter",
    ...fixed(150_000),
    subtitle: "A small site, done properly",
    blurb: "For a new business that needs to be found and taken seriously.",
    features: [
      "Up to 5 pages",
      "1 revision round",
      "Mobile-first design",
      "Contact form",
      "Basic SEO setup",
    ],
    cta: "Start with Starter",
    path: quotePath("Starter"),
    popular: false,
    closestTier: "cms-site-build",
  },
  {
    id: "growth",
    title: "Growth",
    ...fixed(300_000),
    subtitle: "More pages, and three months of help",
    blurb: "For an established business whose site should bring in work.",
    features: [
      "Up to 10 pages",
      "2 revision rounds",
      "3 months support",
      "Blog or news section",
      "On-page SEO for every page",
    ],
    cta: "Grow with us",
    path: quotePath("Growth"),
    popular: true,
    closestTier: "custom-site-build",
  },
  {
    id: "professional",
    title: "Professional",
    ...startsAt(600_000),
    subtitle: "Custom design and features",
    blurb: "For a business that needs more than pages: booking, payments, members.",
    features: [
      "As many pages as it takes",
      "2 revision rounds",
      "6 months support",
      "Custom features and integrations",
      "SEO and analytics setup",
    ],
    cta: "Talk it through",
    path: quotePath("Professional"),
    popular: false,
    closestTier: "custom-site-build",
  },
  {
    id: "diy-starter",
    title: "DIY Starter",
    ...fixed(29_900),
    subtitle: "A template, set up with you",
    blurb: "For people who like to do it themselves and want a good start.",
    features: [
      "Any template of ours",
      "Setup on your hosting",
      "Your colors and logo",
      "A 30-minute walkthrough",
    ],
    cta: "Browse templates",
    path: "/templates",
    popular: false,
  },
  {
    id: "diy-pro",
    title: "DIY Pro",
    ...fixed(199_900),
    subtitle: "We build the base, you run it",
    blurb: "For teams with someone handy: a custom base and the training to extend it.",
    features: [
      "Custom design on a template base",
      "Up to 7 page layouts",
      "1 revision round",
      "Two hours of training",
      "Written handbook",
    ],
    cta: "Build your base",
    path: quotePath("DIY Pro"),
    popular: false,
    closestTier: "cms-site-build",
  },
  {
    id: "the-works",
    title: "The Works",
    priceText: "Custom pricing",
    subtitle: "The whole launch, then a year of support",
    blurb: "For a launch that has to be right, from the logo to the last page.",
    features: [
      "Brand and logo design",
      "Custom site and features",
      "Copywriting and images",
      "12 months support",
      "Priority replies",
    ],
    cta: "Plan your project",
    path: quotePath("The Works"),
    popular: false,
    closestTier: "custom-site-build",
  },
];

/** The only list of templates: routes, pictures, ZIPs and demos follow from it, and each needs its texts. */
export const templates: readonly Template[] = [
  {
    id: "basic-single-page",
    name: "Basic Single-Page",
    title: "Basic Single Page",
    ...fixed(4_900),
    description:
      "One page for an event, a portfolio or a photo series. Edit one file and publish it the same evening.",
    detailUrl: "/basictemplate",
    pictures: "basic",
    looks: {
      kind: "palette",
      setting: "preset",
      choices: [
        { name: "lake", colors: ["#f6efe2", "#2a3bd0", "#ff5a3c"] },
        { name: "meadow", colors: ["#f7f3df", "#1c7a4c", "#ffb324"] },
        { name: "rose", colors: ["#fdf2ea", "#b01660", "#ff8d68"] },
      ],
    },
  },
  {
    id: "simple-multi-page",
    name: "Simple Multi-Page",
    title: "Simple Multi-Page",
    ...fixed(6_900),
    description:
      "A small site with room to write: pages, blog posts, image grids, and a chatbot when you want one.",
    detailUrl: "/simpletemplate",
    pictures: "simple",
  },
  {
    id: "small-business-starter",
    name: "Small Business Site",
    title: "Small Business Starter",
    ...fixed(9_900),
    description: "The blocks a small business needs, ready to switch on, switch off and rearrange.",
    detailUrl: "/smallbusinesstemplate",
    pictures: "small-business",
    looks: {
      kind: "skin",
      setting: "skin",
      choices: [
        { name: "vets", colors: ["#ffd552", "#143a2f", "#ff8a70"] },
        { name: "dentist", colors: ["#e4ebf5", "#1c2b4a", "#f3b9a6"] },
        { name: "garage", colors: ["#ff6a2b", "#17191c", "#ffc629"] },
      ],
    },
  },
];
