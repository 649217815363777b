/** The localStorage key of the theme. */
export const themeKey = "small-business-theme";
