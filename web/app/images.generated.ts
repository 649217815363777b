// Written by npm run images.

export interface Picture {
  /** Without the width and the extension: <path>-<width>.avif and .webp exist for each width. */
  path: string;
  widths: readonly number[];
  /** Size of the largest file. */
  width: number;
  height: number;
}

export const basicFull: Picture = { path: "/images/basic-full-f578272d", widths: [640, 1040], width: 1040, height: 4003 };
export const basicShot1: Picture = { path: "/images/basic-shot-1-4cff5a1a", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot2: Picture = { path: "/images/basic-shot-2-f0eca396", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot3: Picture = { path: "/images/basic-shot-3-6b5916c1", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicShot4: Picture = { path: "/images/basic-shot-4-0f11b8b2", widths: [480, 800, 1280], width: 1280, height: 960 };
export const basicTop: Picture = { path: "/images/basic-top-47fe74fe", widths: [400, 800], width: 800, height: 1333 };
export const founderBuilding = "/images/founder-building-e705703b.svg";
export const founderDrawing = "/images/founder-drawing-9fd86cda.svg";
export const haldenArchitects: Picture = { path: "/images/halden-architects-61594b9d", widths: [480, 800, 1280], width: 1280, height: 960 };
export const heroFront: Picture = { path: "/images/hero-front-b2519140", widths: [828, 1280, 1920, 2560], width: 2560, height: 1440 };
export const heroFrontPortrait: Picture = { path: "/images/hero-front-portrait-76232a89", widths: [480, 828, 1170], width: 1170, height: 2080 };
export const heroWall: Picture = { path: "/images/hero-wall-9f4ca181", widths: [828, 1280, 1920, 2560], width: 2560, height: 1440 };
export const heroWallPortrait: Picture = { path: "/images/hero-wall-portrait-6f139b81", widths: [480, 828, 1170], width: 1170, height: 2080 };
export const lumenGoods: Picture = { path: "/images/lumen-goods-6b816274", widths: [480, 800, 1280], width: 1280, height: 960 };
export const marlowAndQuist: Picture = { path: "/images/marlow-and-quist-24004ea0", widths: [480, 800, 1280], width: 1280, height: 960 };
export const northsidePhysio: Picture = { path: "/images/northside-physio-858e2082", widths: [480, 800, 1280], width: 1280, height: 960 };
export const oatAndEmber: Picture = { path: "/images/oat-and-ember-2f1cb6db", widths: [480, 800, 1280], width: 1280, height: 960 };
export const ogBasictemplate = "/images/og-basictemplate-aee91520.jpg";
export const ogCheckout = "/images/og-checkout-198bee8b.jpg";
export const ogFaq = "/images/og-faq-44da5a0c.jpg";
export const ogHome = "/images/og-home-ff119b19.jpg";
export const ogLegal = "/images/og-legal-683e3a87.jpg";
export const ogPackages = "/images/og-packages-f56ae292.jpg";
export const ogPortfolio = "/images/og-portfolio-103ebbfd.jpg";
export const ogSimpletemplate = "/images/og-simpletemplate-3f234e24.jpg";
export const ogSmallbusinesstemplate = "/images/og-smallbusinesstemplate-7e73553c.jpg";
export const ogTemplates = "/images/og-templates-76992de8.jpg";
export const packageDiyPro = "/images/package-diy-pro-760478fb.svg";
export const packageDiyStarter = "/images/package-diy-starter-2f5581b5.svg";
export const packageGrowth = "/images/package-growth-b70ff118.svg";
export const packageProfessional = "/images/package-professional-17cfde29.svg";
export const packageStarter = "/images/package-starter-0f413913.svg";
export const packageTheWorks = "/images/package-the-works-0acfe9cf.svg";
export const ridgeline: Picture = { path: "/images/ridgeline-df8fac57", widths: [480, 800, 1280], width: 1280, height: 960 };
export const serviceDevices: Picture = { path: "/images/service-devices-55ee2672", widths: [480, 800, 1280], width: 1280, height: 770 };
export const serviceFound: Picture = { path: "/images/service-found-18a31954", widths: [480, 900], width: 900, height: 330 };
export const serviceSearch: Picture = { path: "/images/service-search-c8e82761", widths: [480, 900], width: 900, height: 720 };
export const serviceSketch: Picture = { path: "/images/service-sketch-63b221ca", widths: [480, 800], width: 800, height: 600 };
export const simpleFull: Picture = { path: "/images/simple-full-fca8fa3b", widths: [640, 1040], width: 1040, height: 2768 };
export const simpleShot1: Picture = { path: "/images/simple-shot-1-48633795", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot2: Picture = { path: "/images/simple-shot-2-a9d5ad14", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot3: Picture = { path: "/images/simple-shot-3-41707abc", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleShot4: Picture = { path: "/images/simple-shot-4-3f09d27e", widths: [480, 800, 1280], width: 1280, height: 960 };
export const simpleTop: Picture = { path: "/images/simple-top-5365ac69", widths: [400, 800], width: 800, height: 1333 };
export const skyline = "/images/skyline-0ba86be2.svg";
export const smallBusinessFull: Picture = { path: "/images/small-business-full-8a16d737", widths: [640, 1040], width: 1040, height: 5430 };
export const smallBusinessShot1: Picture = { path: "/images/small-business-shot-1-7d209046", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot2: Picture = { path: "/images/small-business-shot-2-b57194d0", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot3: Picture = { path: "/images/small-business-shot-3-3a06bd9b", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot4: Picture = { path: "/images/small-business-shot-4-96d4d5db", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot5: Picture = { path: "/images/small-business-shot-5-44317f9c", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessShot6: Picture = { path: "/images/small-business-shot-6-cecca11f", widths: [480, 800, 1280], width: 1280, height: 960 };
export const smallBusinessTop: Picture = { path: "/images/small-business-top-545ed1d8", widths: [400, 800], width: 800, height: 1333 };
export const spokeAndChain: Picture = { path: "/images/spoke-and-chain-468f1941", widths: [480, 800, 1280], width: 1280, height: 960 };
export const storyRefund: Picture = { path: "/images/story-refund-bcb0a157", widths: [480, 800], width: 800, height: 600 };
export const storyShoebox: Picture = { path: "/images/story-shoebox-f98b4138", widths: [480, 800], width: 800, height: 600 };
export const storyTuesday: Picture = { path: "/images/story-tuesday-eb5176fc", widths: [480, 800], width: 800, height: 600 };
export const strengthDetail = "/images/strength-detail-e8c3d091.svg";
export const strengthLook = "/images/strength-look-11bb855b.svg";
export const strengthSupport = "/images/strength-support-edeac8b5.svg";
export const strengthTalk = "/images/strength-talk-c08f01bc.svg";
export const tierCmsSiteBuild = "/images/tier-cms-site-build-95a3ae50.svg";
export const tierCustomSiteBuild = "/images/tier-custom-site-build-7da329d9.svg";
export const tierLogoDesign = "/images/tier-logo-design-146de11a.svg";
export const tierWebsiteMaintenance = "/images/tier-website-maintenance-694f3438.svg";
export const vesperPictureHouse: Picture = { path: "/images/vesper-picture-house-27482b5a", widths: [480, 800, 1280], width: 1280, height: 960 };
