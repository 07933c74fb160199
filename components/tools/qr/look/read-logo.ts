import type { Logo } from "@/lib/tools/qr/drawing";

const types = ["image/png", "image/jpeg", "image/svg+xml"];
const maxBytes = 2 * 1024 * 1024;

/** In the largest PNG a logo takes about five hundred pixels; more only makes the SVG heavy. */
const maxSide = 512;

/** An error whose message describes what is wrong with the file and can be shown to the user. */
class LogoError extends Error {
  override name = "LogoError";
}

/**
 * Converts a picture file into a PNG of at most 512 pixels; it stays in the browser. SVG is rasterised too: its scripts
 * and external links do not run inside an `img`, and none of them get into our file.
 * @throws LogoError when the file is too large or not a picture.
 */
export async function readLogo(file: File): Promise<Logo> {
  if (!types.includes(file.type)) throw new LogoError("Выберите картинку PNG, JPEG или SVG");
  if (file.size > maxBytes) throw new LogoError("Файл больше 2\u00a0МБ. Выберите поменьше");
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return toPng(picture, file.type === "image/svg+xml");
  } catch {
    throw new LogoError("Файл не\u00a0открывается как картинка. Выберите другой");
  } finally {
    URL.revokeObjectURL(address);
  }
}

function toPng(picture: HTMLImageElement, isVector: boolean): Logo {
  // An SVG may have no intrinsic size.
  const [ownWidth, ownHeight] = [picture.naturalWidth || 1, picture.naturalHeight || 1];
  const largest = maxSide / Math.max(ownWidth, ownHeight);
  const scale = isVector ? largest : Math.min(1, largest);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(ownWidth * scale));
  canvas.height = Math.max(1, Math.round(ownHeight * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas");
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { href: canvas.toDataURL("image/png"), width: canvas.width, height: canvas.height };
}
