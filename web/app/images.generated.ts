// Written by npm run images.

export interface Picture {
  /** Without the width and the extension: <path>-<width>.avif and .webp exist for each width. */
  path: string;
  widths: readonly number[];
  /** Size of the largest file. */
  width: number;
  height: number;
}

export const clientStreet = "/images/client-street-fbf13868.svg";
export const clientStreetEnd = "/images/client-street-end-d1366021.svg";
export const emptyBag = "/images/empty-bag-8d8c8e29.svg";
export const founderBuilding = "/images/founder-building-e705703b.svg";
export const founderDrawing = "/images/founder-drawing-9fd86cda.svg";
export const haldenArchitects: Picture = { path: "/images/halden-architects-37353b58", widths: [480, 800, 1280], width: 1280, height: 960 };
export const lostBicycle = "/images/lost-bicycle-f59499fc.svg";
export const lostWheel = "/images/lost-wheel-c564edc5.svg";
export const lotClosed = "/images/lot-closed-dc878861.svg";
export const lotFramed = "/images/lot-framed-a110be8c.svg";
export const lotOpen = "/images/lot-open-7c479c61.svg";
export const lotPlanned = "/images/lot-planned-5c8ed60e.svg";
export const lotRaised = "/images/lot-raised-fc5c05cc.svg";
export const lotReady = "/images/lot-ready-7ac31868.svg";
export const lumenGoods: Picture = { path: "/images/lumen-goods-8ae50cca", widths: [480, 800, 1280], width: 1280, height: 960 };
export const mailboxEmpty = "/images/mailbox-empty-a7584aef.svg";
export const mailboxFull = "/images/mailbox-full-be462312.svg";
export const marlowAndQuist: Picture = { path: "/images/marlow-and-quist-91e8b5a7", widths: [480, 800, 1280], width: 1280, height: 960 };
export const northsidePhysio: Picture = { path: "/images/northside-physio-3a88c241", widths: [480, 800, 1280], width: 1280, height: 960 };
export const oatAndEmber: Picture = { path: "/images/oat-and-ember-ecfab030", widths: [480, 800, 1280], width: 1280, height: 960 };
export const ogCheckout = "/images/og-checkout-5dd64d64.jpg";
export const ogFaq = "/images/og-faq-456207e1.jpg";
export const ogLegal = "/images/og-legal-4cee9979.jpg";
export const ogPackages = "/images/og-packages-38c17a64.jpg";
export const ogPortfolio = "/images/og-portfolio-4c5723cc.jpg";
export const ogTemplates = "/images/og-templates-e9b5bf74.jpg";
export const proposalExpired = "/images/proposal-expired-81b35a3a.svg";
export const proposalWithdrawn = "/images/proposal-withdrawn-556e77e0.svg";
export const ridgeline: Picture = { path: "/images/ridgeline-231d735d", widths: [480, 800, 1280], width: 1280, height: 960 };
export const serviceDevices: Picture = { path: "/images/service-devices-9d1dda09", widths: [480, 800, 1280], width: 1280, height: 770 };
export const serviceFound: Picture = { path: "/images/service-found-fb6523e8", widths: [480, 900], width: 900, height: 330 };
export const serviceSearch: Picture = { path: "/images/service-search-c8e82761", widths: [480, 900], width: 900, height: 720 };
export const serviceSketch: Picture = { path: "/images/service-sketch-41fe2d7e", widths: [480, 800], width: 800, height: 600 };
export const shopAway = "/images/shop-away-83b9cc89.svg";
export const shopClosed = "/images/shop-closed-1eeb169d.svg";
export const spokeAndChain: Picture = { path: "/images/spoke-and-chain-91110954", widths: [480, 800, 1280], width: 1280, height: 960 };
export const storyRefund: Picture = { path: "/images/story-refund-38534d1f", widths: [480, 800], width: 800, height: 600 };
export const storyShoebox: Picture = { path: "/images/story-shoebox-f98b4138", widths: [480, 800], width: 800, height: 600 };
export const storyTuesday: Picture = { path: "/images/story-tuesday-eb5176fc", widths: [480, 800], width: 800, height: 600 };
export const strengthDetail = "/images/strength-detail-1266d6ed.svg";
export const strengthLook = "/images/strength-look-11bb855b.svg";
export const strengthSupport = "/images/strength-support-8529677e.svg";
export const strengthTalk = "/images/strength-talk-496be3b1.svg";
export const tierCmsSiteBuild = "/images/tier-cms-site-build-95a3ae50.svg";
export const tierCustomSiteBuild = "/images/tier-custom-site-build-7da329d9.svg";
export const tierLogoDesign = "/images/tier-logo-design-146de11a.svg";
export const tierWebsiteMaintenance = "/images/tier-website-maintenance-694f3438.svg";
export const vesperPictureHouse: Picture = { path: "/images/vesper-picture-house-c98991eb", widths: [480, 800, 1280], width: 1280, height: 960 };
export const templateTops: Readonly<Record<string, Picture>> = {
  "basic-single-page": { path: "/images/basic-top-41c32f6b", widths: [400, 680, 800], width: 800, height: 1333 },
  "simple-multi-page": { path: "/images/simple-top-6e964d85", widths: [400, 680, 800], width: 800, height: 1333 },
  "small-business-starter": { path: "/images/small-business-top-fb92c66e", widths: [400, 680, 800], width: 800, height: 1333 },
};
export const templateCards: Readonly<Record<string, string>> = {
  "basic-single-page": "/images/og-basictemplate-db2e60d3.jpg",
  "simple-multi-page": "/images/og-simpletemplate-c28fb816.jpg",
  "small-business-starter": "/images/og-smallbusinesstemplate-25b7a136.jpg",
};
