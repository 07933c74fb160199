import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { BannerPreview } from "@/components/tools/cookie-banner/banner-preview";
import { LookFields } from "@/components/tools/cookie-banner/look-fields";
import { ServicePicker } from "@/components/tools/cookie-banner/service-picker";
import { TextFields } from "@/components/tools/cookie-banner/text-fields";
import { SliderField } from "@/components/tools/slider-field";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field, FieldError } from "@/components/ui/controls/field";
import { suggestedServices } from "@/content/tools/banner-builder";
import { bannerTexts } from "@/content/tools/cookie-banner";
import { isSame } from "@/lib/engine/passport/facts";
import { bannerServices } from "@/lib/platform/content/banner-services";
import { plural } from "@/lib/russian/plural";
import type { BannerErrors } from "@/lib/tools/cookie-banner/check-banner";
import { askedCategories } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerLanguage } from "@/lib/tools/cookie-banner/settings/choices";
import type { BannerSettings, BannerTexts } from "@/lib/tools/cookie-banner/settings/settings";

/** The settings that an owner edits here; site and journal are edited elsewhere. */
export type EditedSettings = Omit<BannerSettings, "site" | "policyHash" | "journal" | "edition">;

type BannerEditorProps = {
  settings: BannerSettings;
  onChange: (part: Partial<EditedSettings>) => void;
  errors: BannerErrors;
  /** Above the list of services: what the passport and the check say. */
  known?: ReactNode;
  /** Before the services: which site it is for. */
  children?: ReactNode;
};

const languages: Record<BannerLanguage, string> = { ru: "Русский", en: "English" };

/** The settings of a banner, with its preview next to them. */
export function BannerEditor({ settings, onChange, errors, known, children }: BannerEditorProps) {
  const { texts, language, services, policyUrl, days } = settings;
  const isOwnText = !isSame(texts, templateOf(settings));
  // Untouched texts follow the services and the language.
  const change = (part: Partial<EditedSettings>) => {
    const next = { ...settings, ...part };
    onChange(isOwnText || part.texts ? part : { ...part, texts: templateOf(next) });
  };
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className="min-w-0 max-w-xl space-y-9 print:hidden">
        {children}
        <Part title="Что стоит на сайте" isFirst={!children}>
          {known}
          <ServicePicker
            services={services}
            catalogue={bannerServices}
            usual={suggestedServices}
            onChange={(changed) => change({ services: changed })}
          />
          <FieldError id="banner-services-error">
            {errors.services ?? firstOf(errors, "services.")}
          </FieldError>
        </Part>
        <Part title="Ссылка и срок">
          <Field
            id="banner-policyUrl"
            label="Адрес политики cookie"
            hint="Адрес или путь на вашем сайте"
            {...(errors.policyUrl && { error: errors.policyUrl })}
            warning={
              policyUrl.trim() === ""
                ? "Без ссылки посетителю негде прочесть, на что он соглашается."
                : null
            }
          >
            {(control) => (
              <input
                {...control}
                value={policyUrl}
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => change({ policyUrl: event.target.value })}
                className={`${controlClasses} h-11`}
              />
            )}
          </Field>
          <SliderField
            id="banner-days"
            label="Снова спросить через"
            value={days}
            min={30}
            max={365}
            onChange={(value) => change({ days: value })}
            format={(value) => plural(value, "день", "дня", "дней")}
            error={errors.days}
          />
        </Part>
        <Part title="Вид">
          <LookFields settings={settings} onChange={change} error={firstOf(errors, "colours.")} />
          <fieldset className="min-w-0">
            <legend className="font-medium">Язык</legend>
            <div className="flex flex-wrap gap-x-6">
              {(Object.keys(languages) as BannerLanguage[]).map((item) => (
                <LightChoice
                  key={item}
                  type="radio"
                  name="banner-language"
                  autoComplete="off"
                  checked={item === language}
                  onChange={() => change({ language: item })}
                >
                  {languages[item]}
                </LightChoice>
              ))}
            </div>
          </fieldset>
        </Part>
        <details
          className="group border-t border-line pt-7"
          open={hasTextErrors(errors) || undefined}
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 text-lg font-semibold">
            Слова баннера
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="mt-5">
            <TextFields
              texts={texts}
              errors={errors}
              onChange={(changed: BannerTexts) => change({ texts: changed })}
              onReset={isOwnText ? () => change({ texts: templateOf(settings) }) : null}
            />
          </div>
        </details>
      </div>
      <section
        aria-labelledby="banner-preview"
        className="min-w-0 max-lg:mt-10 lg:sticky lg:top-24 lg:self-start print:hidden"
      >
        <h2 id="banner-preview" className="text-lg">
          Как увидит посетитель
        </h2>
        <div className="mt-1">
          <BannerPreview settings={settings} />
        </div>
      </section>
    </div>
  );
}

const templateOf = ({ language, services }: Pick<BannerSettings, "language" | "services">) =>
  bannerTexts(language, askedCategories({ services }));

const firstOf = (errors: BannerErrors, beginning: string) =>
  Object.entries(errors).find(([field]) => field.startsWith(beginning))?.[1];

const hasTextErrors = (errors: BannerErrors) => firstOf(errors, "texts.") !== undefined;

type PartProps = { title: string; isFirst?: boolean; children: ReactNode };

function Part({ title, isFirst, children }: PartProps) {
  return (
    <fieldset className={`min-w-0 space-y-6 ${isFirst ? "" : "border-t border-line pt-7"}`}>
      {/* Floated: otherwise a legend is placed on the border. */}
      <legend className="float-left mb-4 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-6">{children}</div>
    </fieldset>
  );
}
