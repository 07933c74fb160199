import type { CorrectionLevel } from "@/lib/tools/qr/symbol";

/** How the code is made and looks. Specification § 9 «QR»: 200 px, black on white. */
export type QrSettings = {
  level: CorrectionLevel;
  /** Pixels a side of the whole picture. */
  size: number;
  /** Modules of empty border, at least. */
  border: number;
  foreground: string;
  /** Null for a transparent picture. */
  background: string | null;
};

export const initialSettings: QrSettings = {
  level: "M",
  size: 200,
  border: 4,
  foreground: "#000000",
  background: "#ffffff",
};
