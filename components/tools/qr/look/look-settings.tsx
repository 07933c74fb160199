import { LightChoice } from "@/components/forms/light-choice";
import { ColourField } from "@/components/tools/colour-field";
import { type CaptionControl, FrameFields } from "@/components/tools/qr/look/frame-fields";
import { LogoField, type NamedLogo } from "@/components/tools/qr/look/logo-field";
import type { QrSettingsControl } from "@/components/tools/qr/look/use-qr-settings";
import { SliderField } from "@/components/tools/slider-field";
import { Field } from "@/components/ui/controls/field";
import { Select } from "@/components/ui/controls/select";
import { plural } from "@/lib/russian/plural";
import {
  borderOf,
  borders,
  type CorrectionLevel,
  correctionLevels,
  sizeBounds,
  standardBorder,
} from "@/lib/tools/qr/settings";

type LookSettingsProps = {
  control: QrSettingsControl;
  logo: NamedLogo | null;
  onLogoChange: (logo: NamedLogo | null) => void;
  caption: CaptionControl;
};

/** Size, colours, error correction, logo; changes are applied immediately. */
export function LookSettings({ control, logo, onLogoChange, caption }: LookSettingsProps) {
  const { settings, background, change, setTransparent } = control;
  const isFramed = settings.frame !== "none";
  const isTransparent = settings.background === null;
  return (
    <fieldset className="border-t border-line pt-6">
      {/* Floated: otherwise a legend is placed on the border. */}
      <legend className="float-left mb-5 w-full text-lg font-semibold">Вид кода</legend>
      <div className="clear-both space-y-6">
        <SliderField
          id="qr-size"
          label="Размер"
          value={settings.size}
          {...sizeBounds}
          onChange={(size) => change({ size })}
          format={(size) => `${size}\u00a0px`}
        />
        <div>
          <div className="grid grid-cols-2 gap-4">
            <ColourField
              id="qr-color"
              label="Цвет кода"
              value={settings.foreground}
              onChange={(foreground) => change({ foreground })}
            />
            <ColourField
              id="qr-background"
              label="Цвет фона"
              value={background}
              isDisabled={isTransparent}
              onChange={(colour) => change({ background: colour })}
            />
          </div>
          <div className="mt-1">
            <LightChoice
              type="checkbox"
              checked={isTransparent}
              onChange={(event) => setTransparent(event.target.checked)}
            >
              Прозрачный фон
            </LightChoice>
          </div>
        </div>
        <LevelChoice
          level={settings.level}
          isFixed={logo !== null}
          onChange={(level) => change({ level })}
        />
        <FrameFields
          frame={settings.frame}
          onFrameChange={(frame) => change({ frame })}
          caption={caption}
        />
        <Field
          id="qr-border"
          label="Поле вокруг кода"
          hint={
            isFramed
              ? "По\u00a0нему сканер находит код. В\u00a0рамке не\u00a0меньше четырёх клеток"
              : "По\u00a0нему сканер находит код"
          }
        >
          {(field) => (
            <Select
              {...field}
              value={borderOf(settings)}
              onChange={(event) => change({ border: Number(event.target.value) })}
            >
              {borders.map((border) => (
                <option disabled={isFramed && border < standardBorder} key={border} value={border}>
                  {describeBorder(border)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LogoField logo={logo} onChange={onLogoChange} />
      </div>
    </fieldset>
  );
}

function describeBorder(border: number): string {
  if (border === 0) return "Без поля";
  const cells = plural(border, "клетка", "клетки", "клеток");
  return border === standardBorder ? `${cells}, по\u00a0стандарту` : cells;
}

const losses: Record<CorrectionLevel, string> = { L: "7", M: "15", Q: "25", H: "30" };

type LevelChoiceProps = {
  level: CorrectionLevel;
  /** A logo needs the highest level of error correction. */
  isFixed: boolean;
  onChange: (level: CorrectionLevel) => void;
};

function LevelChoice({ level, isFixed, onChange }: LevelChoiceProps) {
  return (
    <fieldset disabled={isFixed} aria-describedby="qr-level-hint">
      <legend className="font-medium">Коррекция ошибок</legend>
      <p id="qr-level-hint" className="mt-0.5 text-sm text-ink-faint">
        {isFixed
          ? "С\u00a0логотипом всегда H: код читается, хотя часть его закрыта."
          : "Какая часть кода может стереться или испачкаться. Больше\u00a0— надёжнее, но\u00a0клетки мельче."}
      </p>
      <div className="mt-2 grid grid-cols-4 overflow-hidden rounded-md border border-line-strong bg-sheet">
        {correctionLevels.map((correctionLevel) => (
          <label
            key={correctionLevel}
            className="relative flex min-h-13 flex-col items-center justify-center border-l border-line text-center transition-colors duration-150 first:border-l-0 not-has-disabled:hover:bg-wash has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-ink-faint"
          >
            <input
              type="radio"
              name="qr-level"
              value={correctionLevel}
              checked={correctionLevel === (isFixed ? "H" : level)}
              onChange={() => onChange(correctionLevel)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
            <span className="font-semibold">{correctionLevel}</span>
            <span className="text-xs tabular-nums">{losses[correctionLevel]}&nbsp;%</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
