/** Only in `npm run dev`: http://localhost:5173/desk/gallery/. The build contains only the desk itself. */
import "../src/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Gallery } from "./gallery.tsx";

const container = document.getElementById("gallery");
if (!container) throw new Error("index.html has no element #gallery");
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([{ path: "*", Component: Gallery }])} />
  </StrictMode>,
);
