/**
 * One card field inside its frame. Event names, card types and validation are those of the widget's
 * own packages; the frames of one form find each other because they share an origin.
 */
import constants from "braintree-web/hosted-fields/shared/constants";
import getCardTypes from "braintree-web/hosted-fields/shared/get-card-types";
import valid from "card-validator";
import Framebus from "framebus";
import { type Client, tokenize } from "./tokenize.ts";

export interface HostedField {
  form: string;
  name: string;
  input: HTMLInputElement;
  state(): { isEmpty: boolean; isValid: boolean; isPotentiallyValid: boolean; isFocused: boolean };
}

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

function fieldsOfForm(): HostedField[] {
  return Array.from({ length: parent.length }, (_, index) => {
    try {
      return parent[index]?.hostedField;
    } catch {
      return undefined; // A frame of another origin, such as PayPal's.
    }
  }).filter((other): other is HostedField => other?.form === form);
}

function cardTypes() {
  const number = fieldsOfForm().find((other) => other.name === "number");
  return getCardTypes(number?.input.value.replaceAll(" ", "") ?? "");
}

function check(value: string) {
  if (name === "cvv") {
    const [card, ambiguous] = cardTypes();
    return valid.cvv(value, card && !ambiguous ? card.code.size : [3, 4]);
  }
  if (name === "number") return valid.number(value);
  if (name === "expirationDate") return valid.expirationDate(value);
  if (name === "expirationMonth") return valid.expirationMonth(value);
  if (name === "expirationYear") return valid.expirationYear(value);
  if (name === "cardholderName") return valid.cardholderName(value);
  return valid.postalCode(value);
}

function tell(type: string) {
  const fields = Object.fromEntries(fieldsOfForm().map((other) => [other.name, other.state()]));
  bus.emit(events.INPUT_EVENT, {
    type,
    merchantPayload: { emittedBy: name, cards: cardTypes(), fields },
  });
}

let last = field.state();
let lastCards = "";

function changed() {
  const state = field.state();
  const cards = cardTypes()
    .map(({ type }) => type)
    .join();
  if (state.isEmpty !== last.isEmpty) tell(state.isEmpty ? "empty" : "notEmpty");
  if (name === "number" && cards !== lastCards) tell("cardTypeChange");
  if (state.isValid !== last.isValid || state.isPotentiallyValid !== last.isPotentiallyValid) {
    tell("validityChange");
  }
  last = state;
  lastCards = cards;
}

input.addEventListener("input", changed);
input.addEventListener("focus", () => tell("focus"));
input.addEventListener("blur", () => tell("blur"));
input.addEventListener("keydown", ({ key }) => {
  if (key === "Enter") tell("inputSubmitRequest");
});

function onCommand(event: string, obey: (data: Record<string, unknown>) => void) {
  bus.on(event, (data) => {
    if (data.field === name) obey(data);
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
  changed();
});

// Every frame hears the request to tokenize; only one may answer.
if (name === "number") {
  let client: Client | undefined;
  bus.emit(events.READY_FOR_CLIENT, (ready) => {
    client = ready as Client;
  });
  bus.on(events.TOKENIZATION_REQUEST, async (_options, reply) => {
    reply(await tokenize(fieldsOfForm(), client));
  });
}

interface Configuration {
  fields: Record<string, { placeholder?: string }>;
  styles?: { input?: Record<string, string> };
}

// The page answers one frame, when all of them have reported.
bus.emit(events.FRAME_READY, { field: name }, (answer) => {
  const { fields, styles } = answer as Configuration;
  for (const other of fieldsOfForm()) {
    other.input.placeholder = fields[other.name]?.placeholder ?? "";
    for (const [property, value] of Object.entries(styles?.input ?? {})) {
      other.input.style.setProperty(property, value);
    }
  }
});
