/** Whose desk it is in these tests. */
export const owner = "owner@mesaandmain.example";
/** Has a passkey of her own, so that tests of two files do not need each other's. */
export const partner = "partner@mesaandmain.example";
