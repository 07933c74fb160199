import type { BarcodeDrawing } from "@/lib/tools/barcode/drawing";
import { barsPath, glyphTransform } from "@/lib/tools/barcode/write-svg";

type BarcodePictureProps = {
  drawing: BarcodeDrawing;
  /** Text alternative of the bars. */
  label: string;
  /** In pixels on the screen, or in millimetres on paper. */
  unit: "px" | "mm";
  className?: string;
};

/** A barcode on the page; saved files come from `writeSvg`. */
export function BarcodePicture({ drawing, label, unit, className }: BarcodePictureProps) {
  const scale = unit === "mm" ? drawing.mmPerPixel : 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={`${drawing.width * scale}${unit}`}
      height={`${drawing.height * scale}${unit}`}
      className={className}
    >
      <path fillRule="evenodd" d={barsPath(drawing)} />
      {drawing.glyphs.map((glyph) => (
        <path
          key={`${glyph.x} ${glyph.baseline}`}
          transform={glyphTransform(glyph)}
          d={glyph.outline}
        />
      ))}
    </svg>
  );
}
