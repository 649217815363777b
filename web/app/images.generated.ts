// Written by npm run images.

export interface Picture {
  /** Without the width and the extension: <path>-<width>.avif and .webp exist for each width. */
  path: string;
  widths: readonly number[];
  /** Size of the largest file. */
  width: number;
  height: number;
}

export const basicFull: Picture = { path: "/images/basic-full-b6e7ff9f", widths: [640, 1040], width: 1040, height: 3120 };
export const basicShot1: Picture = { path: "/images/basic-shot-1-2177005c", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot2: Picture = { path: "/images/basic-shot-2-a9951a6a", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot3: Picture = { path: "/images/basic-shot-3-ed69e357", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot4: Picture = { path: "/images/basic-shot-4-71cf3d30", widths: [480, 800, 1280], width: 1280, height: 960 };
export const haldenArchitects: Picture = { path: "/images/halden-architects-a0c2412e", widths: [480, 800, 1280], width: 1280, height: 960 };
export const heroFront: Picture = { path: "/images/hero-front-5f55fd83", widths: [828, 1280, 1920, 2560], width: 2560, height: 1440 };
export const heroFrontPortrait: Picture = { path: "/images/hero-front-portrait-c4a6fd0e", widths: [480, 828, 1170], width: 1170, height: 2080 };
export const heroWall: Picture = { path: "/images/hero-wall-4d478a10", widths: [828, 1280, 1920, 2560], width: 2560, height: 1440 };
export const heroWallPortrait: Picture = { path: "/images/hero-wall-portrait-95132292", widths: [480, 828, 1170], width: 1170, height: 2080 };
export const lumenGoods: Picture = { path: "/images/lumen-goods-4131c9ad", widths: [480, 800, 1280], width: 1280, height: 960 };
export const marlowAndQuist: Picture = { path: "/images/marlow-and-quist-24004ea0", widths: [480, 800, 1280], width: 1280, height: 960 };
export const northsidePhysio: Picture = { path: "/images/northside-physio-510ac980", widths: [480, 800, 1280], width: 1280, height: 960 };
export const oatAndEmber: Picture = { path: "/images/oat-and-ember-014825cd", widths: [480, 800, 1280], width: 1280, height: 960 };
export const ogBasictemplate = "/images/og-basictemplate-a9c2b2bf.jpg";
export const ogCheckout = "/images/og-checkout-198bee8b.jpg";
export const ogFaq = "/images/og-faq-44da5a0c.jpg";
export const ogHome = "/images/og-home-8514bb5c.jpg";
export const ogLegal = "/images/og-legal-683e3a87.jpg";
export const ogPackages = "/images/og-packages-f56ae292.jpg";
export const ogPortfolio = "/images/og-portfolio-103ebbfd.jpg";
export const ogSimpletemplate = "/images/og-simpletemplate-f2fcbc69.jpg";
export const ogSmallbusinesstemplate = "/images/og-smallbusinesstemplate-987334ff.jpg";
export const ogTemplates = "/images/og-templates-16bc547b.jpg";
export const ridgeline: Picture = { path: "/images/ridgeline-df8fac57", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleFull: Picture = { path: "/images/simple-full-42028ee5", widths: [640, 1040], width: 1040, height: 3120 };
export const simpleShot1: Picture = { path: "/images/simple-shot-1-4976834c", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot2: Picture = { path: "/images/simple-shot-2-2ac3a408", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot3: Picture = { path: "/images/simple-shot-3-0d37613e", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot4: Picture = { path: "/images/simple-shot-4-98cf15e8", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessFull: Picture = { path: "/images/small-business-full-574a7eb9", widths: [640, 1040], width: 1040, height: 4680 };
export const smallBusinessShot1: Picture = { path: "/images/small-business-shot-1-d7884604", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot2: Picture = { path: "/images/small-business-shot-2-d2210763", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot3: Picture = { path: "/images/small-business-shot-3-53516442", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot4: Picture = { path: "/images/small-business-shot-4-7d3249aa", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot5: Picture = { path: "/images/small-business-shot-5-5fa7c8d0", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot6: Picture = { path: "/images/small-business-shot-6-2f7362ca", widths: [480, 800, 1280], width: 1280, height: 960 };
export const spokeAndChain: Picture = { path: "/images/spoke-and-chain-468f1941", widths: [480, 800, 1280], width: 1280, height: 960 };
export const vesperPictureHouse: Picture = { path: "/images/vesper-picture-house-27482b5a", widths: [480, 800, 1280], width: 1280, height: 960 };
