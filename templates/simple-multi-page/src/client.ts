/*
  The only script that every page loads, and it is tiny: the pages are finished HTML.
  React comes along only on pages that have something to press (see src/islands).
*/
import { startThemeButton } from "./theme.ts";

startThemeButton();

if (document.querySelector("[data-island]")) {
  import("./islands/start.ts").then(({ startIslands }) => startIslands());
}
