import { contrastRatio, minReadable } from "@/lib/tools/qr/contrast";
import { type Drawing, drawSymbol, type Logo, minSize } from "@/lib/tools/qr/drawing";
import type { Frame } from "@/lib/tools/qr/frame";
import { decodesTo, type Pixels } from "@/lib/tools/qr/read";
import { borderOf, type QrSettings } from "@/lib/tools/qr/settings";
import { isTooLong, makeSymbol, type TooLong } from "@/lib/tools/qr/symbol";

/** Why no code is offered. */
export type QrRejection =
  | ({ kind: "tooLong" } & TooLong)
  | { kind: "tooSmall"; minSize: number }
  | { kind: "faint"; ratio: number }
  | { kind: "unreadable" };

export type QrResult =
  | { kind: "ready"; text: string; drawing: Drawing; modules: number }
  | { kind: "rejected"; text: string; rejection: QrRejection };

/** Additions to the picture of the code. */
export type QrExtras = {
  logo: Logo | null;
  /** From `drawFrame`, whose letters weigh 15 kB: load it only when a frame is wanted. */
  frame?: Frame | null;
};

/**
 * Makes the code of a text: draws it, paints it with `paint` and reads it back; a code that does not return its text is
 * not offered. `paint` returns the pixels of a drawing at its nominal size, on white where it is transparent.
 */
export async function makeQr(
  text: string,
  settings: QrSettings,
  { logo, frame = null }: QrExtras,
  paint: (drawing: Drawing) => Pixels | Promise<Pixels>,
): Promise<QrResult> {
  const reject = (rejection: QrRejection): QrResult => ({
    kind: "rejected",
    text,
    rejection,
  });
  const symbol = makeSymbol(text, { level: settings.level, hasLogo: logo !== null });
  if (isTooLong(symbol)) return reject({ kind: "tooLong", ...symbol });
  const border = borderOf(settings);
  const least = minSize(symbol, border);
  if (settings.size < least) return reject({ kind: "tooSmall", minSize: least });
  const ratio = contrastRatio(settings.foreground, settings.background ?? "#ffffff");
  if (ratio < minReadable) return reject({ kind: "faint", ratio });
  const drawing = drawSymbol(symbol, { ...settings, border }, { logo, frame });
  if (!decodesTo(await paint(drawing), text)) return reject({ kind: "unreadable" });
  return { kind: "ready", text, drawing, modules: symbol.size };
}
