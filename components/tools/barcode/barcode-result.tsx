import { BarcodePicture } from "@/components/tools/barcode/barcode-picture";
import { type BarcodeAppearance, type BarcodeDrawing, sizeInMm } from "@/lib/tools/barcode/drawing";
import type { BarcodeSymbol } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import { findIdentifier } from "@/lib/tools/barcode/gs1/identifiers";
import { readElements } from "@/lib/tools/barcode/gs1/read-elements";
import { formatMm } from "@/lib/tools/barcode/label-sheet";
import { symbologies } from "@/lib/tools/barcode/symbologies";

type BarcodeResultProps = { symbols: readonly BarcodeSymbol[]; look: BarcodeAppearance };

/** The barcodes and their printed size. Loaded with the first barcode. */
export function BarcodeResult({ symbols, look }: BarcodeResultProps) {
  const labels = symbols.map((symbol) => ({ ...symbol, drawing: drawBarcode(symbol, look) }));
  const [first] = labels;
  if (!first) return null;
  return (
    <>
      <section
        aria-label="Штрихкоды"
        // A long list can also be scrolled by keyboard.
        tabIndex={labels.length > 1 ? 0 : undefined}
        className={`overflow-auto rounded-md border border-line bg-[white] p-4 text-[black] print:max-h-none print:overflow-visible print:border-0 print:p-0 ${labels.length > 1 ? "max-h-96" : ""}`}
      >
        <ul className="space-y-4">
          {labels.map(({ drawing, type, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and the list is rendered again as a whole
            <li key={index} className="break-inside-avoid">
              <BarcodePicture
                drawing={drawing}
                label={`${symbologies[type].name}: ${value}`}
                unit="px"
                className="mx-auto block h-auto max-w-full"
              />
            </li>
          ))}
        </ul>
      </section>
      <SizeNotes symbol={first} drawing={first.drawing} look={look} />
      {labels.length === 1 ? <Elements symbol={first} /> : null}
    </>
  );
}

/** The contents of a GS1 code by element: the only way to see it without a scanner. */
function Elements({ symbol: { type, value } }: { symbol: BarcodeSymbol }) {
  if (type !== "GS1128" && type !== "GS1DATAMATRIX") return null;
  const { elements = [] } = readElements(value);
  return (
    <details data-print="hide" className="group mt-1 text-sm">
      <summary className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep">
        Что записано в&nbsp;коде
      </summary>
      <dl className="mt-1 border-t border-line">
        {elements.map((element) => (
          <div
            key={element.ai}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-4 border-b border-line py-2 xs:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
          >
            <dt className="text-ink-faint">
              ({element.ai}) {findIdentifier(element.ai)?.name}
            </dt>
            <dd className="tabular-nums wrap-anywhere">{element.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function SizeNotes({
  symbol,
  drawing,
  look,
}: {
  symbol: BarcodeSymbol;
  drawing: BarcodeDrawing;
  look: BarcodeAppearance;
}) {
  const size = sizeInMm(drawing);
  const notes = [
    `На\u00a0бумаге ${formatMm(size.width).replace("\u00a0мм", "")}\u00a0×\u00a0${formatMm(size.height)} вместе с\u00a0пустыми полями, которые нужны сканеру.`,
    noteOnStandard(symbol, look),
    drawing.glyphs.length > 0 && drawing.fontSize < look.fontSize
      ? `Подпись уменьшена: иначе она шире ${symbol.matrix ? "кода" : "штрихов"}.`
      : "",
    look.isTextShown && symbol.matrix && symbol.caption.length === 0
      ? "Подписи нет: данные длинные или с\u00a0русскими буквами, они читаются только сканером."
      : "",
  ];
  return (
    <div data-print="hide" className="mt-3 space-y-1 text-sm text-ink-soft">
      {notes.filter(Boolean).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** GS1 requirements for retail goods that these settings do not meet. */
function noteOnStandard({ type }: BarcodeSymbol, look: BarcodeAppearance): string {
  const { gs1, name } = symbologies[type];
  if (!gs1) return "";
  if (look.moduleMm < gs1.fromMm || look.moduleMm > gs1.toMm) {
    return `Модуль ${formatMm(look.moduleMm)} вне пределов GS1 для ${name}.`;
  }
  const height = (look.height / look.barWidth) * look.moduleMm;
  // The standard gives the height for the nominal module; EAN scales as a whole.
  const nominal = type === "ITF14" ? gs1.barHeightMm : (gs1.barHeightMm * look.moduleMm) / 0.33;
  return height < nominal - 0.01
    ? `Штрихи высотой ${formatMm(height)}: сканер прочтёт, но\u00a0GS1 рекомендует для ${name} ${formatMm(nominal)}.`
    : "";
}
