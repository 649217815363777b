/** PayPal's fraud detection (FraudNet): reads the data collector's parameters and sends them as the device's data. */
interface Session {
  /** The session, which the sale repeats as its correlation ID. */
  f: string;
  /** The URL of a tracking pixel. */
  b?: string;
}

const block = document.querySelector<HTMLScriptElement>("script[fncls]");
const { f: session, b: pixel } = JSON.parse(block?.text ?? "{}") as Session;
const api = "https://c.paypal.com";

const frame = document.createElement("iframe");
frame.title = "ppfniframe";
frame.hidden = true;
frame.src = `${api}/v1/r/d/i?session=${session}`;
document.body.append(frame);

fetch(`${api}/v1/r/d/b/p1`, { method: "POST", mode: "no-cors", body: JSON.stringify({ session }) });
if (pixel) new Image().src = pixel;
