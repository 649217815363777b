import type { Locator } from "@playwright/test";
import decodeQr from "qr/decode.js";
import sharp from "sharp";

/** What a phone's camera reads from the code as it is on the screen. */
export async function readQrCode(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQr({ data, width: info.width, height: info.height }, { timeLimit: 2_000 });
}
