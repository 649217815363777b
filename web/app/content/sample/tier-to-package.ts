/** How the closest package differs from the tier, by tier id. */
export const tierToPackage: Readonly<Record<string, string>> = {
  "cms-site-build":
    "Up to five pages and one revision round instead of two; support by the hour instead of three months.",
  "custom-site-build":
    "Up to ten pages, the same two revision rounds, three months of support instead of six.",
};
