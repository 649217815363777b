import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { basePath } from "./base-path.ts";
import { routes } from "./routes.tsx";
import "./styles.css";

const container = document.getElementById("desk");
if (!container) throw new Error("index.html has no element #desk");
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes, { basename: basePath })} />
  </StrictMode>,
);
