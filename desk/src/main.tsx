import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { basePath } from "./base-path.ts";
import { routes } from "./routes.tsx";
import "./styles.css";

/** After an update the old files are gone: the page is opened anew, but not over and over. */
const reloadPauseMs = 10_000;
addEventListener("vite:preloadError", () => {
  if (performance.now() > reloadPauseMs) location.reload();
});

const place = document.getElementById("desk");
if (!place) throw new Error("index.html has no place for the desk");
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, { basename: basePath })} />
  </StrictMode>,
);
