import { ChatButton } from "./chat-button.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Gallery } from "./gallery.tsx";

/** The interactive parts of the site. Everything else is static HTML. */
export const islands = { ChatButton, ContactForm, Gallery };
