/*
  Labels and messages. Change them to match your style, or translate them
  (and set "language" in site.config.ts). Keep the placeholders in {braces}.
*/
export const words = {
  skip: "Skip to content",
  menu: "Menu",
  youAreHere: "Breadcrumb",
  allPages: "More",
  lightAndDark: "Switch between light and dark theme",
  showPrices: "Billing period",

  // Opening hours.
  openingHours: "Opening hours",
  openUntil: "Open until {time}",
  openUntilDay: "Open until {day}, {time}",
  alwaysOpen: "Open 24 hours",
  closedNow: "Closed now",
  opens: "Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
  closed: "Closed",
  allDay: "Open 24 hours",
  fromTo: "{from} to {to}",
  noon: "noon",
  midnight: "midnight",

  // Forms.
  name: "Name",
  email: "Email",
  topic: "Topic",
  message: "Message",
  emailForLetters: "Email address",
  sending: "Sending…",
  failed: "Something went wrong. Please try again in a minute, or email us.",
  letter: "Your email program opens with your message. If it doesn’t, email us at",
  pleaseWrite: "Please email us at",

  // Service and team pages.
  services: "Services",
  price: "Price",
  included: "What’s included",
  askedOften: "Common questions",
  otherServices: "Other services",
  orCall: "or call {phone}",

  // Enlarged pictures.
  enlarged: "Enlarged picture",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",

  // The 404 page.
  notFound: {
    name: "Page not found",
    title: "Road closed.",
    text: "The address may be misspelled, or the page was towed. The gate is where it was.",
    button: "Back to home",
    picture: "lost.svg",
  },
};
