"use client";

import { type Setting, useSetting } from "@/components/tools/barcode/use-setting";
import type { BarcodeAppearance } from "@/lib/tools/barcode/drawing";
import { type BarcodeType, symbologies } from "@/lib/tools/barcode/symbologies";

/** Pixels on the screen (docs/specification/tools.md#barcodes). */
export const bounds = {
  barWidth: { min: 1, max: 5, initial: 2 },
  height: { min: 50, max: 200, initial: 100 },
  fontSize: { min: 10, max: 30, initial: 20 },
} as const;

const moduleBounds = { min: 0.15, max: 1.5 };

export type LookSettings = {
  look: BarcodeAppearance;
  barWidth: Setting;
  height: Setting;
  fontSize: Setting;
  text: Setting;
  module: Setting;
  moduleError: string | undefined;
};

/**
 * The appearance of the barcode: from the URL, from the visitor, or by default (docs/specification/tools.md#barcodes).
 */
export function useBarcodeAppearance(type: BarcodeType): LookSettings {
  const barWidth = useSetting("bar", String(bounds.barWidth.initial));
  const height = useSetting("height", String(bounds.height.initial));
  const fontSize = useSetting("font", String(bounds.fontSize.initial));
  const text = useSetting("text", "1");
  const standard = symbologies[type].moduleMm;
  const module = useSetting("module", formatDecimal(standard));
  const chosen = readDecimal(module.value);
  const isInBounds = chosen >= moduleBounds.min && chosen <= moduleBounds.max;
  return {
    look: {
      barWidth: readWhole(barWidth.value, bounds.barWidth),
      height: readWhole(height.value, bounds.height),
      fontSize: readWhole(fontSize.value, bounds.fontSize),
      isTextShown: text.value !== "0",
      moduleMm: isInBounds ? chosen : standard,
    },
    barWidth,
    height,
    fontSize,
    text,
    module,
    moduleError: isInBounds
      ? undefined
      : `Введите от ${formatDecimal(moduleBounds.min)} до ${formatDecimal(moduleBounds.max)}\u00a0мм. Пока взято ${formatDecimal(standard)}\u00a0мм.`,
  };
}

/** A URL may be hand-written: a value out of range is ignored. */
function readWhole(
  text: string,
  { min, max, initial }: { min: number; max: number; initial: number },
): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : initial;
}

const readDecimal = (text: string) =>
  /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;

const formatDecimal = (value: number) => String(value).replace(".", ",");
