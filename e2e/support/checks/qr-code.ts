import type { Locator } from "@playwright/test";
import decodeQr from "qr/decode.js";
import sharp from "sharp";

/** Decodes a screenshot of the QR code. */
export async function readQrCode(code: Locator): Promise<string> {
  const image = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return decodeQr({ data, width: info.width, height: info.height }, { timeLimit: 2_000 });
}
