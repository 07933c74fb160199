import { BarcodePicture } from "@/components/tools/barcode/barcode-picture";
import { captionMm, type LabelSheet, type PlacedLabel } from "@/lib/tools/barcode/label-sheet";

type LabelPageProps = { sheet: LabelSheet; labels: readonly PlacedLabel[]; caption: string };

/** One page of labels; all lengths in millimetres. Black and white in both themes, because it is paper. */
export function LabelPage({ sheet, labels, caption }: LabelPageProps) {
  const { page, label } = sheet;
  return (
    <div
      className="relative overflow-hidden bg-[white] text-[black]"
      // A pixel less than the paper: rounded up, the page would be followed by a blank one.
      style={{ width: `${page.width}mm`, height: `calc(${page.height}mm - 1px)` }}
    >
      {labels.map(({ x, y, drawing, value }) => (
        <div
          key={`${x} ${y}`}
          className="absolute flex flex-col items-center justify-center overflow-hidden"
          style={{
            left: `${x}mm`,
            top: `${y}mm`,
            width: `${label.width}mm`,
            height: `${label.height}mm`,
          }}
        >
          {caption.trim() === "" ? null : (
            <p
              className="line-clamp-2 w-full shrink-0 px-[1.5mm] text-center leading-[3.4mm] text-balance [font-size:2.8mm]"
              style={{ maxHeight: `${captionMm}mm` }}
            >
              {caption}
            </p>
          )}
          <BarcodePicture drawing={drawing} label={value} unit="mm" className="block shrink-0" />
        </div>
      ))}
    </div>
  );
}
