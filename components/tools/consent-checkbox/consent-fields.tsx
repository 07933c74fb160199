import type { ReactNode } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { kindLabels } from "@/components/tools/consent-checkbox/kind-labels";
import type { ConsentChoice } from "@/components/tools/consent-checkbox/use-consent-choice";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field, FieldGroup } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import {
  consentKinds,
  consentTexts,
  mainConsent,
} from "@/lib/tools/consent-checkbox/consent-kinds";
import {
  type ConsentSetting,
  maxSettingLengths,
  noKindChosen,
  placeholderCompany,
} from "@/lib/tools/consent-checkbox/settings";

/** Which consents, for whom, and what is included in the markup. */
export function ConsentFields({ choice }: { choice: ConsentChoice }) {
  const { kinds, choose, template, setStyled, setRecord, settings } = choice;
  return (
    <div className="max-w-xl space-y-8">
      <FieldGroup
        id="consent-types"
        label={<span className="text-lg font-semibold">Типы согласия</span>}
        error={kinds.length === 0 ? noKindChosen : undefined}
      >
        {() =>
          consentKinds.map((kind) => (
            <LightChoice
              key={kind}
              type="checkbox"
              autoComplete="off"
              checked={kinds.includes(kind)}
              onChange={(event) => choose(kind, event.target.checked)}
            >
              {kindLabels[kind].title}
              <span className="mt-0.5 block text-sm text-ink-faint">{kindLabels[kind].hint}</span>
            </LightChoice>
          ))
        }
      </FieldGroup>

      <fieldset className="min-w-0 space-y-5 border-t border-line pt-7">
        <legend className="float-left mb-4 w-full text-lg font-semibold">Ваши данные</legend>
        <div className="clear-both">
          <TextSetting
            choice={choice}
            name="companyName"
            label="Название организации или имя владельца"
            hint="Как в документах"
            placeholder={placeholderCompany}
          />
        </div>
        {kinds.includes(mainConsent) ? (
          <TextSetting
            choice={choice}
            name="purpose"
            label="Цель формы"
            hint="Встанет после слова «Цель:». Одна и конкретная: «запись на приём»"
          />
        ) : null}
        <TextSetting
          choice={choice}
          name="consentUrl"
          label="Адрес текста согласия"
          hint="Адрес или путь на вашем сайте"
          warning={
            settings.consentUrl.trim() === ""
              ? "Без ссылки посетитель не увидит, на что соглашается."
              : null
          }
        />
        <TextSetting
          choice={choice}
          name="documentVersion"
          label="Редакция согласия"
          hint="Например, № 1 от 21 ноября 2026 г. Меняйте вместе с текстом"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextSetting choice={choice} name="privacyPolicyUrl" label="Адрес политики" optional />
          <TextSetting choice={choice} name="termsUrl" label="Адрес соглашения" optional />
        </div>
        {kinds.some((kind) => consentTexts[kind].isMailing) ? (
          <TextSetting
            choice={choice}
            name="unsubscribeUrl"
            label="Адрес страницы отписки"
            hint="Где отказываются от рекламы и рассылки"
            optional
          />
        ) : null}
        <TextSetting
          choice={choice}
          name="contactEmail"
          label="Почта для отзыва согласия"
          type="email"
          optional
        />
        <TextSetting
          choice={choice}
          name="customText"
          label="Свой текст"
          hint="Встанет над галочками как обычный текст"
          optional
        />
      </fieldset>

      <div className="border-t border-line pt-7">
        <FieldGroup
          id="consent-template"
          label={<span className="text-lg font-semibold">Шаблон</span>}
        >
          {() => (
            <>
              <LightChoice
                type="radio"
                name="consent-template"
                autoComplete="off"
                checked={template.isStyled}
                onChange={() => setStyled(true)}
              >
                С оформлением
                <Hint>Рамка и отступы; шрифт и цвета возьмёт у вашего сайта</Hint>
              </LightChoice>
              <LightChoice
                type="radio"
                name="consent-template"
                autoComplete="off"
                checked={!template.isStyled}
                onChange={() => setStyled(false)}
              >
                Только разметка
                <Hint>Если оформите сами</Hint>
              </LightChoice>
              <LightChoice
                type="checkbox"
                autoComplete="off"
                checked={template.hasRecord}
                onChange={(event) => setRecord(event.target.checked)}
              >
                Добавить скрипт
                <Hint>При отправке формы впишет время и редакцию в скрытые поля</Hint>
              </LightChoice>
            </>
          )}
        </FieldGroup>
      </div>
    </div>
  );
}

const Hint = ({ children }: { children: ReactNode }) => (
  <span className="mt-0.5 block text-sm text-ink-faint">{children}</span>
);

type TextSettingProps = {
  choice: ConsentChoice;
  name: ConsentSetting;
  label: string;
  hint?: string;
  placeholder?: string;
  optional?: boolean;
  type?: "email";
  warning?: string | null;
};

function TextSetting({ choice, name, placeholder, type, ...field }: TextSettingProps) {
  const { settings, change, leave, errors } = choice;
  return (
    <Field id={`consent-${name}`} error={errors[name]} {...field}>
      {(control) => {
        const props = {
          ...control,
          value: settings[name],
          placeholder,
          maxLength: maxSettingLengths[name],
          autoComplete: "off",
          spellCheck: false,
          onBlur: () => leave(name),
          onChange: (event: { target: { value: string } }) => change(name, event.target.value),
        };
        return name === "customText" ? (
          <Textarea {...props} rows={3} spellCheck />
        ) : (
          <input {...props} inputMode={type} className={`${controlClasses} h-11`} />
        );
      }}
    </Field>
  );
}
