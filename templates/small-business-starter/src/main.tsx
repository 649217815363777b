import "./styles.css";
import "skin.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { getPage } from "./pages/all-pages.ts";
import { App } from "./pages/app.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

const page = getPage(location.pathname.slice(import.meta.env.BASE_URL.length));
const app = (
  <StrictMode>
    <App page={page} />
  </StrictMode>
);

// A built page contains HTML. startTransition keeps it responsive during hydration.
// During development, the page is empty.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
