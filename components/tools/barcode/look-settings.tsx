import { LightChoice } from "@/components/forms/light-choice";
import { bounds, type LookSettings } from "@/components/tools/barcode/use-barcode-appearance";
import type { Setting } from "@/components/tools/barcode/use-setting";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { cellScale } from "@/lib/tools/barcode/matrix-geometry";
import { type BarcodeType, symbologies } from "@/lib/tools/barcode/symbologies";

/** Size and text of the barcode; changes are applied immediately. */
export function LookSettingsFields({
  type,
  settings,
}: {
  type: BarcodeType;
  settings: LookSettings;
}) {
  const { look, moduleError } = settings;
  const isMatrix = symbologies[type].isMatrix ?? false;
  return (
    <fieldset className="space-y-5 border-t border-line pt-7">
      <legend className="float-left mb-4 w-full text-lg font-semibold">Размер</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-2">
        <Slider
          id="barcode-bar"
          label={isMatrix ? "Сторона клетки" : "Ширина штриха"}
          setting={settings.barWidth}
          value={look.barWidth}
          shown={isMatrix ? look.barWidth * cellScale : look.barWidth}
          {...bounds.barWidth}
        />
        {isMatrix ? null : (
          <Slider
            id="barcode-height"
            label="Высота штрихов"
            setting={settings.height}
            value={look.height}
            {...bounds.height}
          />
        )}
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Slider
          id="barcode-font"
          label="Размер подписи"
          setting={settings.fontSize}
          value={look.fontSize}
          isDisabled={!look.isTextShown}
          {...bounds.fontSize}
        />
        <LightChoice
          type="checkbox"
          checked={look.isTextShown}
          onChange={(event) => settings.text.set(event.target.checked ? "1" : "0")}
        >
          Показывать данные под {isMatrix ? "кодом" : "штрихами"}
        </LightChoice>
      </div>
      <Field
        id="barcode-module"
        label="Модуль на бумаге, мм"
        hint={describeModule(type)}
        error={moduleError}
      >
        {(control) => (
          <input
            {...control}
            className={`${controlClasses} h-11 max-w-32 tabular-nums`}
            inputMode="decimal"
            autoComplete="off"
            value={settings.module.value}
            onChange={(event) => settings.module.set(event.target.value)}
          />
        )}
      </Field>
    </fieldset>
  );
}

type SliderProps = {
  id: string;
  label: string;
  setting: Setting;
  value: number;
  /** In pixels, if that is not the slider's own value. */
  shown?: number;
  min: number;
  max: number;
  isDisabled?: boolean;
};

function Slider({ id, label, setting, value, shown = value, min, max, isDisabled }: SliderProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-ink-soft tabular-nums">
          {shown}
          {"\u00a0"}px
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${shown}\u00a0px`}
        disabled={isDisabled}
        onChange={(event) => setting.set(event.target.value)}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}

const matrixPrinter =
  "Для термопринтера 203\u00a0dpi удобны 0,375 и\u00a00,5\u00a0мм: это целое число точек.";

function describeModule(type: BarcodeType): string {
  const { gs1, name, isMatrix } = symbologies[type];
  const printer =
    "Для термопринтера 203\u00a0dpi удобны 0,25 и\u00a00,375\u00a0мм: это целое число точек.";
  if (isMatrix) return `Сторона клетки при печати. ${matrixPrinter}`;
  if (!gs1) return `Ширина самого тонкого штриха при печати. ${printer}`;
  const mm = (value: number) => String(value).replace(".", ",");
  return `Ширина самого тонкого штриха. По\u00a0правилам GS1 для ${name} — от\u00a0${mm(gs1.fromMm)} до\u00a0${mm(gs1.toMm)}\u00a0мм. ${printer}`;
}
