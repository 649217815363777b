import type { ComparisonRow } from "#app/content/types.ts";

export const comparison: readonly ComparisonRow[] = [
  {
    label: "Pages",
    values: {
      starter: "Up to 5",
      growth: "Up to 10",
      professional: "As many as it takes",
      "diy-starter": "As in the template",
      "diy-pro": "Up to 7 layouts",
      "the-works": "As many as it takes",
    },
  },
  {
    label: "Design",
    values: {
      starter: "Mobile-first",
      growth: "Mobile-first",
      professional: "Custom",
      "diy-starter": "Your colors and logo",
      "diy-pro": "Custom, on a template",
      "the-works": "Custom, with brand and logo",
    },
  },
  {
    label: "Revision rounds",
    values: {
      starter: "1",
      growth: "2",
      professional: "2",
      "diy-starter": false,
      "diy-pro": "1",
      "the-works": "As agreed",
    },
  },
  {
    label: "Support after launch",
    values: {
      starter: "By the hour",
      growth: "3 months",
      professional: "6 months",
      "diy-starter": "By the hour",
      "diy-pro": "By the hour",
      "the-works": "12 months, priority replies",
    },
  },
  {
    label: "Copywriting",
    values: {
      starter: false,
      growth: false,
      professional: false,
      "diy-starter": false,
      "diy-pro": false,
      "the-works": true,
    },
  },
  {
    label: "Custom features",
    values: {
      starter: false,
      growth: false,
      professional: true,
      "diy-starter": false,
      "diy-pro": false,
      "the-works": true,
    },
  },
  {
    label: "SEO",
    values: {
      starter: "Basic setup",
      growth: "On every page",
      professional: "With analytics setup",
      "diy-starter": "As in the template",
      "diy-pro": "As in the template",
      "the-works": "With analytics setup",
    },
  },
  {
    label: "Training",
    values: {
      starter: false,
      growth: false,
      professional: false,
      "diy-starter": "30-minute walkthrough",
      "diy-pro": "2 hours and a handbook",
      "the-works": "As agreed",
    },
  },
  {
    label: "Hosting setup",
    values: {
      starter: true,
      growth: true,
      professional: true,
      "diy-starter": true,
      "diy-pro": true,
      "the-works": true,
    },
  },
];
