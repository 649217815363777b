import "./styles.css";
import "skin.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { pageAt } from "./pages/all-pages.ts";
import { App } from "./pages/app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has lost its element with the id root");

const page = pageAt(location.pathname.slice(import.meta.env.BASE_URL.length));
const app = (
  <StrictMode>
    <App page={page} />
  </StrictMode>
);

// A finished page is already full of HTML and only comes alive, in small steps that never hold up
// a visitor (that is what startTransition does). While you work on it, the page starts empty.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
