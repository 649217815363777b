/** The values are in quote-fields.ts. */
export interface QuoteField {
  /** The name of the form field. "name", "email", "phone" and "message" have their own columns. */
  name: string;
  /** The label in the form, to which a required field adds "*". */
  label: string;
  /** The label in the desk, in emails and in exports. */
  shortLabel: string;
  type: "text" | "email" | "tel" | "url" | "textarea";
  /** In characters. */
  maxLength: number;
  isRequired?: true;
  /** Shown instead of the browser's message. */
  error?: string;
  /** The browser's name for a value that it can fill in. */
  autoComplete?: string;
  /** The field takes the whole width of the form. */
  isWide?: true;
}
