/** Which pages the content makes, for the build. Node reads it, not Vite, so that either content can be asked. */
import { templates } from "@agency/contract/catalog";

export const templateRoutes = templates.map(({ id, detailUrl }) => ({
  id,
  path: detailUrl.slice(1),
}));
