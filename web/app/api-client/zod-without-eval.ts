import { config } from "zod";

// Zod uses eval for speed, which the site's CSP blocks and reports. Import this before any schema.
config({ jitless: true });
