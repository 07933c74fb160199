"use client";

import { useState } from "react";
import { LabelPage } from "@/components/tools/barcode/label-page";
import { ToolAlert } from "@/components/tools/barcode/value-problems";
import {
  PagePreview,
  PrintedPages,
  parseCountUpTo,
  printAdvice,
  usePrinting,
} from "@/components/tools/print-pages";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { plural } from "@/lib/russian/plural";
import type { BarcodeAppearance } from "@/lib/tools/barcode/drawing";
import type { BarcodeSymbol } from "@/lib/tools/barcode/encode";
import { drawBarcode } from "@/lib/tools/barcode/geometry";
import { checkFit, labelSheets, layOutLabels, maxLabels } from "@/lib/tools/barcode/label-sheet";

type LabelPrintingProps = { symbols: readonly BarcodeSymbol[]; look: BarcodeAppearance };

/** Labels in their true size: the browser prints them, or saves them as a vector PDF. */
export function LabelPrinting({ symbols, look }: LabelPrintingProps) {
  const [sheetId, setSheetId] = useState("58x40");
  const [caption, setCaption] = useState("");
  const [copies, setCopies] = useState("1");
  const [firstPlace, setFirstPlace] = useState("1");
  const { isPrinting, print } = usePrinting();

  const labels = symbols.map((symbol) => ({
    value: symbol.value,
    drawing: drawBarcode(symbol, look),
  }));
  const sheet = labelSheets.find(({ id }) => id === sheetId) ?? labelSheets[0];
  if (!sheet) return null;
  const perPage = sheet.columns * sheet.rows;
  const maxCopies = Math.floor(maxLabels / labels.length);
  const copyCount = parseCountUpTo(copies, maxCopies);
  const place = perPage === 1 ? 1 : parseCountUpTo(firstPlace, perPage);
  const misfits = labels.flatMap((label) => checkFit(label, sheet, caption.trim() !== "") ?? []);
  const isReady = copyCount !== null && place !== null && misfits.length === 0;
  const pages = isReady
    ? layOutLabels(labels, sheet, { copies: copyCount, skipped: place - 1 })
    : [];

  return (
    <details data-print="hide" className="group mt-5 border-t border-line py-1">
      <summary className="py-3 font-medium text-accent underline decoration-accent/40">
        Этикетки для печати
      </summary>
      <div className="space-y-5 pt-2 pb-5">
        <Field
          id="label-sheet"
          label="Бумага"
          hint={
            sheet.id === "58x40"
              ? "Проверьте требования площадки: размер и\u00a0состав этикетки она иногда меняет."
              : undefined
          }
        >
          {(control) => (
            <Select
              {...control}
              value={sheet.id}
              onChange={(event) => setSheetId(event.target.value)}
            >
              {labelSheets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="label-caption" label="Надпись над кодом" optional>
          {(control) => (
            <input
              {...control}
              className={`${controlClasses} h-11`}
              maxLength={60}
              autoComplete="off"
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            id="label-copies"
            label="Штук каждого"
            error={copyCount === null ? `Введите число от 1 до ${maxCopies}` : undefined}
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
          {perPage > 1 ? (
            <Field
              id="label-place"
              label="Начать с этикетки №"
              error={place === null ? `Введите число от 1 до ${perPage}` : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  className={`${controlClasses} h-11 tabular-nums`}
                  inputMode="numeric"
                  autoComplete="off"
                  value={firstPlace}
                  onChange={(event) => setFirstPlace(event.target.value)}
                />
              )}
            </Field>
          ) : null}
        </div>
        {misfits.length > 0 ? (
          <ToolAlert title="Код не&nbsp;помещается на&nbsp;этикетку">
            <ul className="space-y-1.5">
              {misfits.slice(0, 3).map((misfit) => (
                <li key={misfit}>{misfit}</li>
              ))}
            </ul>
          </ToolAlert>
        ) : null}
        {pages[0] ? (
          <>
            <PagePreview page={sheet.page}>
              <LabelPage sheet={sheet} labels={pages[0]} caption={caption} />
            </PagePreview>
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
        <PrintedPages page={sheet.page}>
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbered, nothing else tells them apart
            <LabelPage key={index} sheet={sheet} labels={page} caption={caption} />
          ))}
        </PrintedPages>
      ) : null}
    </details>
  );
}
