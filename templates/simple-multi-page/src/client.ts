/*
  The script of every page. It is small, because the pages are static HTML.
  React loads only on pages with interactive parts (see src/islands).
*/
import { startThemeButton } from "./theme.ts";

startThemeButton();

if (document.querySelector("[data-island]")) {
  import("./islands/start.ts").then(({ startIslands }) => startIslands());
}
