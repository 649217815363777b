/* Values that vite.config.ts fills in while building. */

/** Whether the page that shows every block is part of the site. */
declare const __BLOCK_GALLERY__: boolean;

/** Whether this is the public demo of the template ("npm run build -- --mode demo"). */
declare const __DEMO__: boolean;

/** The style sheet of the chosen skin: see src/skins. */
declare module "skin.css";
