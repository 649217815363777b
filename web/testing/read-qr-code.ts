import decodeQr from "qr/decode.js";
import { expect } from "vitest";
import type { Locator } from "vitest/browser";

const SIZE = 400;

/** Decodes a QR code that the page draws as an SVG image. */
export async function readQrCode(code: Locator): Promise<string> {
  await expect.element(code).toBeVisible();
  const svg = code.element().cloneNode(true) as SVGElement;
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image(SIZE, SIZE);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
  await image.decode();
  const context = new OffscreenCanvas(SIZE, SIZE).getContext("2d");
  if (!context) throw new Error("The browser has no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, SIZE, SIZE);
  context.drawImage(image, 0, 0, SIZE, SIZE);
  return decodeQr(context.getImageData(0, 0, SIZE, SIZE));
}
