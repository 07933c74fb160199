"use client";

import { useMemo } from "react";
import { useSetting } from "@/components/tools/barcode/use-setting";
import { readColour } from "@/lib/tools/qr/contrast";
import {
  borders,
  correctionLevels,
  framePlaces,
  initialSettings,
  type QrSettings,
  sizeBounds,
} from "@/lib/tools/qr/settings";

export type QrSettingsControl = {
  settings: QrSettings;
  /** Shown in the picker while the background is transparent. */
  background: string;
  change: (part: Partial<QrSettings>) => void;
  /** Makes the background transparent, and restores the previous colour. */
  setTransparent: (isTransparent: boolean) => void;
};

/** The appearance of the code, stored in the URL so that a style can be shared. The text never is. */
export function useQrSettings(): QrSettingsControl {
  const size = useSetting("size", String(initialSettings.size));
  const level = useSetting("level", initialSettings.level);
  const border = useSetting("border", String(initialSettings.border));
  const frame = useSetting("frame", initialSettings.frame);
  const foreground = useSetting("color", initialSettings.foreground.slice(1));
  const ground = useSetting("background", String(initialSettings.background).slice(1));
  const transparent = useSetting("transparent", "0");

  const background = readColour(ground.value) ?? String(initialSettings.background);
  const isTransparent = transparent.value === "1";
  const settings = useMemo(
    (): QrSettings => ({
      size: readSize(size.value),
      level:
        correctionLevels.find((correctionLevel) => correctionLevel === level.value) ??
        initialSettings.level,
      border: borders.find((item) => String(item) === border.value) ?? initialSettings.border,
      frame: framePlaces.find((framePlace) => framePlace === frame.value) ?? initialSettings.frame,
      foreground: readColour(foreground.value) ?? initialSettings.foreground,
      background: isTransparent ? null : background,
    }),
    [
      size.value,
      level.value,
      border.value,
      frame.value,
      foreground.value,
      background,
      isTransparent,
    ],
  );

  const setTransparent = (isOn: boolean) => transparent.set(isOn ? "1" : "0");
  return {
    settings,
    background,
    setTransparent,
    change: (part) => {
      if (part.size !== undefined) size.set(String(part.size));
      if (part.level) level.set(part.level);
      if (part.border !== undefined) border.set(String(part.border));
      if (part.frame) frame.set(part.frame);
      if (part.foreground) foreground.set(part.foreground.slice(1));
      if (part.background) {
        ground.set(part.background.slice(1));
        setTransparent(false);
      }
    },
  };
}

/** A URL may be hand-written: a value out of range is ignored. */
function readSize(text: string): number {
  const size = Number(text);
  const { min, max } = sizeBounds;
  return Number.isInteger(size) && size >= min && size <= max ? size : initialSettings.size;
}
