/* Values that vite.config.ts defines. */

/** Whether the site has the page of all blocks. */
declare const __BLOCK_GALLERY__: boolean;

/** Whether this is the public demo of the template ("npm run build -- --mode demo"). */
declare const __DEMO__: boolean;

/** The style sheet of the chosen skin: see src/skins. */
declare module "skin.css";
