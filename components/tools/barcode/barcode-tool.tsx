"use client";

import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { loadFailure } from "@/components/shell/lazy-part";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { LookSettingsFields } from "@/components/tools/barcode/look-settings";
import type { PictureFormat } from "@/components/tools/barcode/save-barcodes";
import { useBarcodeAppearance } from "@/components/tools/barcode/use-barcode-appearance";
import { ValueField } from "@/components/tools/barcode/value-field";
import { ToolAlert } from "@/components/tools/barcode/value-problems";
import { lazyToolPart } from "@/components/tools/lazy-tool-part";
import { scrollToResult } from "@/components/tools/scroll-to-result";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { Spinner } from "@/components/ui/spinner";
import type { BarcodeSymbol } from "@/lib/tools/barcode/encode";
import {
  type BarcodeType,
  barcodeTypes,
  symbologies,
  toBarcodeType,
} from "@/lib/tools/barcode/symbologies";
import { type LineProblem, readValue, readValueList } from "@/lib/tools/barcode/value-list";

const BarcodeResult = lazyToolPart(
  async () => (await import("@/components/tools/barcode/barcode-result")).BarcodeResult,
);
const LabelPrinting = lazyToolPart(
  async () => (await import("@/components/tools/barcode/label-printing")).LabelPrinting,
);

/** `/generators/barcode` (docs/specification/tools.md#barcodes). Input never leaves the browser. */
export function BarcodeTool() {
  const [typeName, setTypeName] = useAddressParameter("type");
  const type = toBarcodeType(typeName) ?? "CODE128";
  const settings = useBarcodeAppearance(type);
  const [isList, setIsList] = useState(false);
  const [value, setValue] = useState("");
  const [list, setList] = useState("");
  const [problems, setProblems] = useState<LineProblem[]>([]);
  const [symbols, setSymbols] = useState<BarcodeSymbol[] | null>(null);
  const [failure, setFailure] = useState("");
  const [isLoading, setIsLoading] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const result = useRef<HTMLElement>(null);
  // The input may change while the encoder is loading.
  const request = useRef(0);

  /** A barcode of the previous value must not be saved for the current one. */
  const startOver = () => {
    request.current += 1;
    setProblems([]);
    setSymbols(null);
    setFailure("");
    setIsLoading(false);
  };

  const create = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    startOver();
    const checked = isList ? readValueList(type, list) : readValue(type, value);
    if (checked.problems.length > 0) {
      setProblems(checked.problems);
      input.current?.focus();
      return;
    }
    const number = request.current;
    setIsLoading(true);
    try {
      const [{ encodeBarcode }] = await Promise.all([
        import("@/lib/tools/barcode/encode"),
        BarcodeResult.prepare(),
      ]);
      const encoded = checked.values.map((item) => encodeBarcode(type, item));
      if (number !== request.current) return;
      flushSync(() => setSymbols(encoded));
      scrollToResult(result.current);
    } catch {
      if (number === request.current) setFailure(loadFailure);
    } finally {
      if (number === request.current) setIsLoading(false);
    }
  };

  const save = async (format: PictureFormat) => {
    if (!symbols) return setFailure("Сначала сгенерируйте штрихкод");
    setFailure("");
    try {
      const { saveBarcodes } = await import("@/components/tools/barcode/save-barcodes");
      await saveBarcodes(symbols, settings.look, format);
    } catch {
      setFailure(loadFailure);
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] print:block">
      <ScriptedForm
        data-print="hide"
        className="max-w-xl space-y-6"
        onSubmit={(event) => void create(event)}
      >
        <TypeField
          type={type}
          onType={(next) => {
            startOver();
            settings.module.reset();
            setTypeName(next === "CODE128" ? "" : next);
          }}
        />

        <div>
          <ValueField
            type={type}
            isList={isList}
            value={isList ? list : value}
            problems={problems}
            input={input}
            onListChange={(many) => {
              startOver();
              setIsList(many);
            }}
            onValue={(typed) => {
              startOver();
              (isList ? setList : setValue)(typed);
            }}
          />
          <button
            type="submit"
            className={`${buttonVariants()} mt-5`}
            // Not `disabled`: that would lose the focus while the encoder is loading.
            aria-disabled={isLoading || undefined}
          >
            {isLoading ? <Spinner className="size-4" /> : null}
            {isList ? "Создать штрихкоды" : "Создать штрихкод"}
          </button>
        </div>
      </ScriptedForm>

      <section ref={result} aria-label="Результат" className="min-w-0 lg:row-span-2">
        <p role="status" className="sr-only">
          {symbols ? announce(symbols) : ""}
        </p>
        {symbols ? (
          <BarcodeResult symbols={symbols} look={settings.look} />
        ) : (
          <p className="flex min-h-44 items-center justify-center rounded-md border border-dashed border-line-strong px-6 text-center text-ink-faint print:hidden">
            Здесь появится штрихкод
          </p>
        )}
        <div data-print="hide">
          <div className="mt-4 flex flex-wrap gap-3">
            {(["svg", "png"] as const).map((format) => (
              <button
                key={format}
                type="button"
                className={buttonVariants({ variant: "secondary" })}
                onClick={() => void save(format)}
              >
                Скачать {format.toUpperCase()}
              </button>
            ))}
          </div>
          {failure ? <ToolAlert title={failure} /> : null}
        </div>
        {symbols ? <LabelPrinting symbols={symbols} look={settings.look} /> : null}
      </section>

      <div data-print="hide" className="max-w-xl">
        <LookSettingsFields type={type} settings={settings} />
      </div>
    </div>
  );
}

type TypeFieldProps = { type: BarcodeType; onType: (type: string) => void };

function TypeField({ type, onType }: TypeFieldProps) {
  return (
    <Field id="barcode-type" label="Вид штрихкода">
      {(control) => (
        <Select {...control} value={type} onChange={(event) => onType(event.target.value)}>
          {barcodeTypes.map((barcodeType) => (
            <option key={barcodeType} value={barcodeType}>
              {nameWithPurpose(barcodeType)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const nameWithPurpose = (type: BarcodeType): string => {
  const { name, purpose } = symbologies[type];
  return purpose ? `${name} — ${purpose}` : name;
};

const announce = (symbols: readonly BarcodeSymbol[]) =>
  symbols.length === 1
    ? `Штрихкод готов: ${symbols[0]?.value}`
    : `Готово штрихкодов: ${symbols.length}`;
