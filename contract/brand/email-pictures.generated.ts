// Written by npm run images.

export interface EmailPicture {
  /** Never changes, because emails are kept for years. */
  path: string;
  /** Display size; the file is twice as large for high-density screens. */
  width: number;
  height: number;
}

export const emailPictures: Readonly<Record<string, EmailPicture>> = {
  "basic-single-page-small": { path: "/email/basic-single-page-small.jpg", width: 88, height: 66 },
  "basic-single-page": { path: "/email/basic-single-page.jpg", width: 600, height: 168 },
  "founder-building": { path: "/email/founder-building.png", width: 66, height: 84 },
  "founder-drawing": { path: "/email/founder-drawing.png", width: 66, height: 84 },
  "logo-design-small": { path: "/email/logo-design-small.jpg", width: 88, height: 66 },
  "mark": { path: "/email/mark.png", width: 32, height: 32 },
  "request-framed": { path: "/email/request-framed.jpg", width: 600, height: 150 },
  "request-planned": { path: "/email/request-planned.jpg", width: 600, height: 150 },
  "request-ready": { path: "/email/request-ready.jpg", width: 600, height: 150 },
  "simple-multi-page-small": { path: "/email/simple-multi-page-small.jpg", width: 88, height: 66 },
  "simple-multi-page": { path: "/email/simple-multi-page.jpg", width: 600, height: 168 },
  "small-business-starter-small": { path: "/email/small-business-starter-small.jpg", width: 88, height: 66 },
  "small-business-starter": { path: "/email/small-business-starter.jpg", width: 600, height: 168 },
  "website-maintenance-small": { path: "/email/website-maintenance-small.jpg", width: 88, height: 66 },
};
