import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";

export function mount(component: ReactNode, route = "/") {
  const root = document.getElementById("root");
  if (!root) throw new Error("No root element");
  createRoot(root).render(<MemoryRouter initialEntries={[route]}>{component}</MemoryRouter>);
}
