"use client";

import { useState } from "react";
import {
  PagePreview,
  PrintedPages,
  parseCountUpTo,
  printAdvice,
  usePrinting,
} from "@/components/tools/print-pages";
import type { CreatedQr } from "@/components/tools/qr/code/qr-in-browser";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { plural } from "@/lib/russian/plural";
import { outerBox } from "@/lib/tools/qr/drawing";
import {
  layOutCodes,
  maxPrinted,
  type PlacedCode,
  printPage,
  printWidthsCm,
} from "@/lib/tools/qr/print-sheet";
import { borderOf, minPrintCm } from "@/lib/tools/qr/settings";

/** A code with its caption. */
export type PrintedCode = { name: string; qr: CreatedQr };

/** Two lines of 8 pt below a code. */
const nameMm = 7;

/** Codes of a chosen size on A4: the browser prints them, or saves them as a vector PDF. */
export function QrPrinting({ codes }: { codes: readonly PrintedCode[] }) {
  const [widthCm, setWidthCm] = useState<number>(3);
  const [copies, setCopies] = useState("1");
  const { isPrinting, print } = usePrinting();

  const maxCopies = Math.floor(maxPrinted / codes.length);
  const copyCount = parseCountUpTo(copies, maxCopies);
  const hasNames = codes.some(({ name }) => name !== "");
  const pictures = codes.map(({ name, qr }) => ({ name, ...measure(qr) }));
  // Rows are as high as the highest code: a two-line caption makes a frame higher.
  const ratio = Math.max(...pictures.map((picture) => picture.ratio));
  const cell = { width: widthCm * 10, height: widthCm * 10 * ratio + (hasNames ? nameMm : 0) };
  const pages = copyCount === null ? [] : layOutCodes(codes.length, cell, copyCount);
  const minCm = Math.max(...pictures.map((picture) => picture.minCm));
  const sheet = (page: readonly PlacedCode[]) => (
    <CodePage page={page} pictures={pictures} widthMm={cell.width} />
  );

  return (
    <details data-print="hide" className="group mt-5 border-t border-line py-1">
      <summary className="py-3 font-medium text-accent underline decoration-accent/40">
        Лист для печати или PDF
      </summary>
      <div className="space-y-5 pt-2 pb-5">
        <div className="grid gap-5 xs:grid-cols-2">
          <Field
            id="print-width"
            label="Ширина кода"
            warning={
              widthCm < minCm
                ? `Данных много: для камеры лучше от\u00a0${formatCm(minCm)}.`
                : undefined
            }
          >
            {(control) => (
              <Select
                {...control}
                value={widthCm}
                onChange={(event) => setWidthCm(Number(event.target.value))}
              >
                {printWidthsCm.map((cm) => (
                  <option key={cm} value={cm}>
                    {formatCm(cm)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            id="print-copies"
            label={codes.length > 1 ? "Штук каждого" : "Сколько штук"}
            {...(copyCount === null ? { error: `Введите число от 1 до ${maxCopies}` } : {})}
          >
            {(control) => (
              <input
                {...control}
                className={`${controlClasses} h-11 tabular-nums`}
                inputMode="numeric"
                autoComplete="off"
                value={copies}
                onChange={(event) => setCopies(event.target.value)}
              />
            )}
          </Field>
        </div>
        {pages[0] ? (
          <>
            <PagePreview page={printPage}>{sheet(pages[0])}</PagePreview>
            <div className="space-y-3">
              <button type="button" className={buttonVariants()} onClick={() => void print()}>
                Распечатать {plural(pages.length, "страницу", "страницы", "страниц")}
              </button>
              <p className="text-sm text-ink-soft">{printAdvice}</p>
            </div>
          </>
        ) : null}
      </div>
      {isPrinting ? (
        <PrintedPages page={printPage}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbered, nothing else tells them apart
            <div key={index}>{sheet(page)}</div>
          ))}
        </PrintedPages>
      ) : null}
    </details>
  );
}

type Picture = { name: string; address: string; ratio: number; minCm: number };

function measure({ address, result, request }: CreatedQr): Omit<Picture, "name"> {
  if (result.kind !== "ready" || address === null) return { address: "", ratio: 1, minCm: 0 };
  const { width, height } = outerBox(result.drawing);
  const minCm = minPrintCm(result.modules, borderOf(request.settings));
  return { address, ratio: height / width, minCm };
}

type CodePageProps = {
  page: readonly PlacedCode[];
  pictures: readonly Picture[];
  widthMm: number;
};

/** One page; all lengths in millimetres. Black and white in both themes, because it is paper. */
function CodePage({ page, pictures, widthMm }: CodePageProps) {
  return (
    <div
      className="relative overflow-hidden bg-[white] text-[black]"
      // A pixel less than the paper: rounded up, the page would be followed by a blank one.
      style={{ width: `${printPage.width}mm`, height: `calc(${printPage.height}mm - 1px)` }}
    >
      {page.map(({ index, x, y }) => {
        const { address = "", name = "" } = pictures[index] ?? {};
        return (
          <div
            key={`${x} ${y}`}
            className="absolute"
            style={{ left: `${x}mm`, top: `${y}mm`, width: `${widthMm}mm` }}
          >
            {/* biome-ignore lint/performance/noImgElement: made on the spot, there is nothing to optimise */}
            <img src={address} alt={name} className="block w-full" />
            {name === "" ? null : (
              <p
                className="mt-[0.5mm] line-clamp-2 text-center leading-[3.2mm] wrap-anywhere [font-size:2.8mm]"
                style={{ maxHeight: `${nameMm}mm` }}
              >
                {name}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

const formatCm = (cm: number) => `${String(cm).replace(".", ",")}\u00a0см`;
