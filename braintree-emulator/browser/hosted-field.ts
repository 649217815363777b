/**
 * One card field in its frame, with the events and validation of the payment form's packages.
 * The frames of one form share an origin, so they can access each other.
 */
import constants from "braintree-web/hosted-fields/shared/constants";
import getCardTypes from "braintree-web/hosted-fields/shared/get-card-types";
import valid from "card-validator";
import Framebus from "framebus";
import { type Client, type HostedField, tokenize } from "./tokenize.ts";

declare global {
  interface Window {
    hostedField?: HostedField;
  }
}

const { events } = constants;
const form = location.hash.slice(1);
const name = window.name.replace("braintree-hosted-field-", "");
const bus = new Framebus({ channel: form, targetFrames: [parent] });

const input = document.createElement("input");
input.setAttribute("aria-label", constants.allowedFields[name]?.label ?? name);
const getHtmlName = (field: string) => constants.allowedFields[field]?.name ?? field;
document.body.append(input);

const field: HostedField = {
  form,
  name,
  input,
  state() {
    const { isValid, isPotentiallyValid } = check(input.value.trim());
    const isFocused = document.activeElement === input && document.hasFocus();
    return { isEmpty: input.value.trim() === "", isValid, isPotentiallyValid, isFocused };
  },
};
window.hostedField = field;

function listFormFields(): HostedField[] {
  return Array.from({ length: parent.length }, (_, index) => {
    try {
      return parent[index]?.hostedField;
    } catch {
      return undefined; // Access throws for a frame of another origin, such as PayPal's.
    }
  }).filter((other): other is HostedField => other?.form === form);
}

function findCardTypes() {
  const number = listFormFields().find((other) => other.name === "number");
  return getCardTypes(number?.input.value.replaceAll(" ", "") ?? "");
}

function check(value: string) {
  if (name === "cvv") {
    const [card, ambiguous] = findCardTypes();
    return valid.cvv(value, card && !ambiguous ? card.code.size : [3, 4]);
  }
  if (name === "number") return valid.number(value);
  if (name === "expirationDate") return valid.expirationDate(value);
  if (name === "expirationMonth") return valid.expirationMonth(value);
  if (name === "expirationYear") return valid.expirationYear(value);
  if (name === "cardholderName") return valid.cardholderName(value);
  return valid.postalCode(value);
}

function emitInputEvent(type: string) {
  const fields = Object.fromEntries(listFormFields().map((other) => [other.name, other.state()]));
  bus.emit(events.INPUT_EVENT, {
    type,
    merchantPayload: { emittedBy: name, cards: findCardTypes(), fields },
  });
}

let last = field.state();
let lastCards = "";

function emitChanges() {
  const state = field.state();
  const cards = findCardTypes()
    .map(({ type }) => type)
    .join();
  if (state.isEmpty !== last.isEmpty) emitInputEvent(state.isEmpty ? "empty" : "notEmpty");
  if (name === "number" && cards !== lastCards) emitInputEvent("cardTypeChange");
  if (state.isValid !== last.isValid || state.isPotentiallyValid !== last.isPotentiallyValid) {
    emitInputEvent("validityChange");
  }
  last = state;
  lastCards = cards;
}

input.addEventListener("input", emitChanges);
input.addEventListener("focus", () => emitInputEvent("focus"));
input.addEventListener("blur", () => emitInputEvent("blur"));
input.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") emitInputEvent("inputSubmitRequest");
});

function onCommand(event: string, handle: (data: Record<string, unknown>) => void) {
  bus.on(event, (data) => {
    if (data.field === name) handle(data);
  });
}

onCommand(events.SET_ATTRIBUTE, ({ attribute, value }) =>
  input.setAttribute(String(attribute), String(value)),
);
onCommand(events.REMOVE_ATTRIBUTE, ({ attribute }) => input.removeAttribute(String(attribute)));
onCommand(events.ADD_CLASS, ({ classname }) => input.classList.add(String(classname)));
onCommand(events.REMOVE_CLASS, ({ classname }) => input.classList.remove(String(classname)));
onCommand(events.TRIGGER_INPUT_FOCUS, () => input.focus());
onCommand(events.CLEAR_FIELD, () => {
  input.value = "";
  emitChanges();
});

// Every frame receives the request to tokenize, but only one may reply.
if (name === "number") {
  let client: Client | undefined;
  bus.emit(events.READY_FOR_CLIENT, (ready) => {
    client = ready as Client;
  });
  bus.on(events.TOKENIZATION_REQUEST, async (_options, reply) => {
    reply(await tokenize(listFormFields(), client));
  });
}

interface Configuration {
  fields: Record<string, { placeholder?: string; internalLabel?: string }>;
  preventAutofill?: boolean;
  styles?: { input?: Record<string, string> };
}

// The page replies to one frame, after all of them are ready.
bus.emit(events.FRAME_READY, { field: name }, (reply) => {
  const { fields, preventAutofill, styles } = reply as Configuration;
  for (const other of listFormFields()) {
    const { placeholder = "", internalLabel } = fields[other.name] ?? {};
    other.input.placeholder = placeholder;
    if (internalLabel) other.input.setAttribute("aria-label", internalLabel);
    const autocomplete = constants.autocompleteMappings[getHtmlName(other.name)] ?? "";
    other.input.autocomplete = (preventAutofill === false ? autocomplete : "off") as AutoFill;
    if (other.name !== "postalCode") other.input.inputMode = "numeric";
    for (const [property, value] of Object.entries(styles?.input ?? {})) {
      other.input.style.setProperty(property, value);
    }
  }
});
