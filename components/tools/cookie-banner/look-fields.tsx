import { LightChoice } from "@/components/forms/light-choice";
import { ColourField } from "@/components/tools/colour-field";
import { FieldError } from "@/components/ui/controls/field";
import { bannerPalettes, bannerPositionLabels } from "@/content/tools/banner-builder";
import { bannerPositions } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerColours, BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";

type LookFieldsProps = {
  settings: Pick<BannerSettings, "colours" | "position">;
  onChange: (part: Partial<Pick<BannerSettings, "colours" | "position">>) => void;
  /** Why text in these colours is illegible. */
  error: string | undefined;
};

const colourLabels: Record<keyof BannerColours, string> = {
  paper: "Фон",
  ink: "Текст",
  button: "Кнопки",
  onButton: "Слова на кнопках",
};

/** Position and colours of the banner. Both buttons always have the same colours, which is not configurable. */
export function LookFields({ settings, onChange, error }: LookFieldsProps) {
  const { colours, position } = settings;
  return (
    <div className="space-y-7">
      <fieldset className="min-w-0">
        <legend className="font-medium">Место на странице</legend>
        <div className="mt-1 sm:grid sm:grid-cols-2 sm:gap-x-4">
          {bannerPositions.map((bannerPosition) => (
            <LightChoice
              key={bannerPosition}
              type="radio"
              name="banner-position"
              autoComplete="off"
              checked={bannerPosition === position}
              onChange={() => onChange({ position: bannerPosition })}
            >
              {bannerPositionLabels[bannerPosition]}
            </LightChoice>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-medium">Цвета</legend>
        <p className="mt-0.5 text-sm text-ink-faint">
          «Принять» и&nbsp;«Отказаться» всегда одинаковы: отказ не&nbsp;должен быть труднее
          согласия.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {bannerPalettes.map((palette) => (
            <label
              key={palette.name}
              className="relative inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong/60 bg-sheet px-3 text-sm hover:bg-wash has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="banner-palette"
                autoComplete="off"
                checked={isSameColours(palette.colours, colours)}
                onChange={() => onChange({ colours: palette.colours })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span
                aria-hidden="true"
                className="flex overflow-hidden rounded-sm border border-line-strong/60"
              >
                {[palette.colours.paper, palette.colours.ink, palette.colours.button].map(
                  (colour) => (
                    <span key={colour} className="size-4" style={{ background: colour }} />
                  ),
                )}
              </span>
              {palette.name}
            </label>
          ))}
        </div>
        <div className="mt-5 grid grid-cols-2 gap-4">
          {(Object.keys(colourLabels) as (keyof BannerColours)[]).map((name) => (
            <ColourField
              key={name}
              id={`banner-${name}`}
              label={colourLabels[name]}
              value={colours[name]}
              onChange={(colour) => onChange({ colours: { ...colours, [name]: colour } })}
            />
          ))}
        </div>
        <FieldError id="banner-colours-error">{error}</FieldError>
      </fieldset>
    </div>
  );
}

const isSameColours = (a: BannerColours, b: BannerColours) =>
  (Object.keys(a) as (keyof BannerColours)[]).every((name) => a[name] === b[name]);
