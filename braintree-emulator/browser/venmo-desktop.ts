/** The frame with the QR code for desktops. A button replaces the phone that would scan it. */
import {
  VENMO_DESKTOP_CLOSED_FROM_PARENT,
  VENMO_DESKTOP_CUSTOMER_CANCELED,
  VENMO_DESKTOP_DISPLAY_QR_CODE,
  VENMO_DESKTOP_IFRAME_READY,
} from "braintree-web/venmo/shared/events";
import Framebus from "framebus";

const [, channel = ""] = location.hash.slice(1).split("_");
const bus = new Framebus({ channel, targetFrames: [parent] });

function createButton(label: string, onClick: () => void) {
  const element = document.createElement("button");
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}

bus.on(VENMO_DESKTOP_DISPLAY_QR_CODE, ({ id }) => {
  document.body.replaceChildren(
    createButton("Approve in Venmo", () => {
      fetch(`https://venmo.com/braintree/checkout?resource_id=${id}`);
    }),
    createButton("Cancel", () => {
      bus.emit(VENMO_DESKTOP_CUSTOMER_CANCELED);
    }),
  );
});
bus.on(VENMO_DESKTOP_CLOSED_FROM_PARENT, () => document.body.replaceChildren());

bus.emit(VENMO_DESKTOP_IFRAME_READY);
