/** The values of .env.example. They are public, so a production site must not use any of them. */
export const exampleSettings = {
  DATABASE_URL: "postgres://agency:agency@127.0.0.1:5432/agency",
  SMTP_URL: "smtp://127.0.0.1:1025",
  SIGNING_KEYS: "change-me-to-32-or-more-random-characters",
  SITE_URL: "http://localhost:5173",
  MAIL_FROM: "hello@mesaandmain.example",
  OWNER_EMAILS: "owner@mesaandmain.example",
} as const;
