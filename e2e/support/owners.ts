/** Whose desk it is in these tests. */
export const owner = "owner@mesaandmain.example";
/** Each has a passkey of their own: who has one shows it before another is added, and files run side by side. */
export const partners = {
  refunds: "partner@mesaandmain.example",
  requests: "june@mesaandmain.example",
  hours: "max@mesaandmain.example",
  /** Adds none until the test is about it. */
  renewal: "robin@mesaandmain.example",
  isolation: "ines@mesaandmain.example",
  sessions: "kim@mesaandmain.example",
  destinations: "sam@mesaandmain.example",
  looks: "lou@mesaandmain.example",
};
export const owners = [owner, ...Object.values(partners)];
