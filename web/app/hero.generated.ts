// Written by npm run images.
export const ogHome = "/images/og-home-923a59eb.jpg";
export const streetBack = "/images/street-back-b363fb3f.svg";
export const streetBackPortrait = "/images/street-back-portrait-0f6c201d.svg";
export const streetDay = "/images/street-day-d9262bec.svg";
export const streetDayPlain = "/images/street-day-plain-29cda591.svg";
export const streetDayPlainPortrait = "/images/street-day-plain-portrait-5b9af717.svg";
export const streetDayPortrait = "/images/street-day-portrait-0c2b9a1a.svg";
export const streetNight = "/images/street-night-7f94884a.svg";
export const streetNightPlain = "/images/street-night-plain-95235d56.svg";
export const streetNightPlainPortrait = "/images/street-night-plain-portrait-9d039316.svg";
export const streetNightPortrait = "/images/street-night-portrait-efcc945f.svg";
export const streetStars = "/images/street-stars-54fa3839.svg";
export const streetStarsPortrait = "/images/street-stars-portrait-c98cba11.svg";
