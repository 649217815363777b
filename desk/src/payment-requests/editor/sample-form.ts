import { emptyForm, type FormValues } from "./form.ts";

/** For tests: a form that can be sent. */
export const sampleForm: FormValues = {
  ...emptyForm,
  name: "Greta Olsen",
  email: "greta@cedarloft.example",
  title: "A site",
  lines: [
    { id: 1, name: "Growth", quantity: "1", price: "3,000" },
    { id: 2, name: "Photos", quantity: "1.5", price: "160.50" },
    { id: 3, name: "As agreed", quantity: "1", price: "-100" },
  ],
  tax: "8.25",
};
