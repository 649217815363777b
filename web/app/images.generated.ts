// Written by npm run images.

export interface Picture {
  /** Without the width and the extension: <path>-<width>.avif and .webp exist for each width. */
  path: string;
  widths: readonly number[];
  /** Size of the largest file. */
  width: number;
  height: number;
}

export const basicFull: Picture = { path: "/images/basic-full-6feadd14", widths: [640, 1040], width: 1040, height: 3120 };
export const basicShot1: Picture = { path: "/images/basic-shot-1-37fe028d", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot2: Picture = { path: "/images/basic-shot-2-5003b0ed", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot3: Picture = { path: "/images/basic-shot-3-9f9aa683", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot4: Picture = { path: "/images/basic-shot-4-903dc862", widths: [480, 800, 1280], width: 1280, height: 960 };
export const haldenArchitects: Picture = { path: "/images/halden-architects-61594b9d", widths: [480, 800, 1280], width: 1280, height: 960 };
export const heroFront: Picture = { path: "/images/hero-front-74a789ac", widths: [828, 1280, 1920, 2560], width: 2560, height: 1440 };
export const heroFrontPortrait: Picture = { path: "/images/hero-front-portrait-76ebdab2", widths: [480, 828, 1170], width: 1170, height: 2080 };
export const heroWall: Picture = { path: "/images/hero-wall-29247d07", widths: [828, 1280, 1920, 2560], width: 2560, height: 1440 };
export const heroWallPortrait: Picture = { path: "/images/hero-wall-portrait-f0809423", widths: [480, 828, 1170], width: 1170, height: 2080 };
export const lumenGoods: Picture = { path: "/images/lumen-goods-6b816274", widths: [480, 800, 1280], width: 1280, height: 960 };
export const marlowAndQuist: Picture = { path: "/images/marlow-and-quist-24004ea0", widths: [480, 800, 1280], width: 1280, height: 960 };
export const northsidePhysio: Picture = { path: "/images/northside-physio-858e2082", widths: [480, 800, 1280], width: 1280, height: 960 };
export const oatAndEmber: Picture = { path: "/images/oat-and-ember-2f1cb6db", widths: [480, 800, 1280], width: 1280, height: 960 };
export const ogBasictemplate = "/images/og-basictemplate-a9c2b2bf.jpg";
export const ogCheckout = "/images/og-checkout-198bee8b.jpg";
export const ogFaq = "/images/og-faq-44da5a0c.jpg";
export const ogHome = "/images/og-home-ff119b19.jpg";
export const ogLegal = "/images/og-legal-683e3a87.jpg";
export const ogPackages = "/images/og-packages-f56ae292.jpg";
export const ogPortfolio = "/images/og-portfolio-103ebbfd.jpg";
export const ogSimpletemplate = "/images/og-simpletemplate-f2fcbc69.jpg";
export const ogSmallbusinesstemplate = "/images/og-smallbusinesstemplate-987334ff.jpg";
export const ogTemplates = "/images/og-templates-16bc547b.jpg";
export const ridgeline: Picture = { path: "/images/ridgeline-df8fac57", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleFull: Picture = { path: "/images/simple-full-469e0924", widths: [640, 1040], width: 1040, height: 3120 };
export const simpleShot1: Picture = { path: "/images/simple-shot-1-7591d0de", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot2: Picture = { path: "/images/simple-shot-2-e3d392d8", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot3: Picture = { path: "/images/simple-shot-3-7969ef83", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot4: Picture = { path: "/images/simple-shot-4-c7563ea1", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessFull: Picture = { path: "/images/small-business-full-b609d7f4", widths: [640, 1040], width: 1040, height: 4680 };
export const smallBusinessShot1: Picture = { path: "/images/small-business-shot-1-41894e28", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot2: Picture = { path: "/images/small-business-shot-2-5148f7fc", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot3: Picture = { path: "/images/small-business-shot-3-3303faa4", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot4: Picture = { path: "/images/small-business-shot-4-8265d962", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot5: Picture = { path: "/images/small-business-shot-5-372b100b", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot6: Picture = { path: "/images/small-business-shot-6-66c1d868", widths: [480, 800, 1280], width: 1280, height: 960 };
export const spokeAndChain: Picture = { path: "/images/spoke-and-chain-468f1941", widths: [480, 800, 1280], width: 1280, height: 960 };
export const vesperPictureHouse: Picture = { path: "/images/vesper-picture-house-27482b5a", widths: [480, 800, 1280], width: 1280, height: 960 };
