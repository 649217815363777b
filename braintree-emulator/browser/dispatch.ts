/** The frame through which a wallet's popup sends messages to the page; the page waits until it is ready. */
import events from "braintree-web/lib/frame-service/shared/events";
import Framebus from "framebus";

const channel = window.name.replace("dispatch_", "");
new Framebus({ channel, targetFrames: [parent] }).emit(events.DISPATCH_FRAME_READY);
