/** The name under which the browser remembers light or dark. */
export const themeKey = "small-business-theme";
