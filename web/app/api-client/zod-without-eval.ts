import { config } from "zod";

// Zod tries eval to be faster, which the site's policy refuses and reports. Import this before any schema.
config({ jitless: true });
