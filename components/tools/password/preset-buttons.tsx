import { buttonVariants } from "@/components/ui/button-variants";
import { type PasswordOptions, passwordDefaults } from "@/lib/tools/password/alphabet";

const allClasses = { upper: true, lower: true, digits: true, symbols: true };

/** Settings for the most common uses; the first are from the specification. */
const presets: readonly { label: string; options: PasswordOptions }[] = [
  { label: "12\u00a0букв и\u00a0цифр", options: passwordDefaults },
  {
    label: "20\u00a0знаков с\u00a0символами",
    options: { ...passwordDefaults, length: 20, classes: allClasses },
  },
  {
    label: "Чтобы продиктовать",
    options: { ...passwordDefaults, length: 16, noLookAlikes: true, noHardToRead: true },
  },
];

type PresetButtonsProps = {
  options: PasswordOptions;
  onChoose: (options: PasswordOptions) => void;
};

/** Presets, applied with one click. */
export function PresetButtons({ options, onChoose }: PresetButtonsProps) {
  const chosen = JSON.stringify(options);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields
    <div role="group" aria-label="Готовые настройки" className="flex flex-wrap gap-2">
      {presets.map((preset) => (
        <button
          key={preset.label}
          type="button"
          aria-pressed={JSON.stringify(preset.options) === chosen}
          className={`${buttonVariants({ variant: "secondary", size: "sm" })} aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent`}
          onClick={() => onChoose(preset.options)}
        >
          {preset.label}
        </button>
      ))}
    </div>
  );
}
