/** The frame through which a wallet's popup reports to the page; the page waits until it is there. */
import events from "braintree-web/lib/frame-service/shared/events";
import Framebus from "framebus";

const channel = window.name.replace("dispatch_", "");
new Framebus({ channel, targetFrames: [parent] }).emit(events.DISPATCH_FRAME_READY);
