import "@fontsource-variable/archivo/wdth.css";
import "./styles.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";

const page = document.getElementById("page");
// The built page contains the HTML. During development (npm run dev) it is empty.
if (page?.firstElementChild) hydrateRoot(page, <App />);
else if (page) createRoot(page).render(<App />);
