/** What every template's LICENSE says in its table, in one line each. */
export const licenseCan =
  "You can use it for one website, your own or a client's, change anything in it, make money with the site and keep it online for as long as you like.";

export const licenseCannot =
  "You cannot use it for a second website without buying it again, or sell, give away or publish the template itself, changed or not.";
