// Written by npm run images.
export const packageDiyPro = "/images/package-diy-pro-760478fb.svg";
export const packageDiyStarter = "/images/package-diy-starter-2f5581b5.svg";
export const packageGrowth = "/images/package-growth-b70ff118.svg";
export const packageProfessional = "/images/package-professional-17cfde29.svg";
export const packageStarter = "/images/package-starter-0f413913.svg";
export const packageTheWorks = "/images/package-the-works-0acfe9cf.svg";
