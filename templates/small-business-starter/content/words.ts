/*
  The small words of the site: buttons, labels, messages. Change them to sound like you,
  or translate them (and set "language" in site.config.ts).
  Words in {braces} are filled in by the site: keep them.
*/
export const words = {
  skip: "Skip to the content",
  menu: "Menu",
  youAreHere: "You are here",
  allPages: "More",
  lightAndDark: "Switch between light and dark",
  showPrices: "Show prices",

  // The opening hours.
  openingHours: "Opening hours",
  openUntil: "Open until {time}",
  openUntilDay: "Open until {day}, {time}",
  alwaysOpen: "Open day and night",
  closedNow: "Closed now",
  opens: "Opens {day} at {time}",
  today: "today",
  tomorrow: "tomorrow",
  closed: "Closed",
  allDay: "All day and night",
  fromTo: "{from} to {to}",
  noon: "noon",
  midnight: "midnight",

  // The forms.
  name: "Your name",
  email: "E-mail",
  topic: "What is it about?",
  message: "Your message",
  emailForLetters: "Your e-mail address",
  sending: "Sending…",
  failed: "That did not work. What you typed is still here: please try again in a moment.",
  letter: "Your e-mail program opens with what you typed. If it does not, write to",
  pleaseWrite: "Please write to",

  // The pages of the services and of the team.
  services: "Services",
  price: "Price",
  included: "What is included",
  askedOften: "Asked often",
  otherServices: "Everything else we do",
  orCall: "or call {phone}",

  // The enlarged picture.
  enlarged: "Enlarged picture",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",

  // The page for an address that does not exist.
  notFound: {
    name: "Page not found",
    title: "This page slipped its leash.",
    text: "The address may be misspelled, or the page has moved. The front door is where it was.",
    button: "Back to the start",
    picture: "lost.svg",
  },
};
