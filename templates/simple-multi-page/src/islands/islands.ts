import { ChatButton } from "./chat-button.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Gallery } from "./gallery.tsx";

/** The parts of the site that react to visitors. Everything else is plain HTML. */
export const islands = { ChatButton, ContactForm, Gallery };
