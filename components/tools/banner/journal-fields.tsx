"use client";

import { LightChoice } from "@/components/forms/light-choice";
import { controlClasses } from "@/components/ui/control-classes";
import { Field } from "@/components/ui/field";
import type { BannerJournal } from "@/lib/tools/cookie-banner/settings";

type JournalFieldsProps = {
  journal: BannerJournal;
  site: string;
  error: string | undefined;
  onChange: (journal: BannerJournal) => void;
};

const defaultUrl = "/journal.php";

/** Where the proof is kept, for those without an account: on their own server, or nowhere. */
export function JournalFields({ journal, error, onChange }: JournalFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Журнал согласий</legend>
      <p className="measure mt-0.5 text-sm text-ink-faint">
        Доказывать согласие должен владелец сайта (152-ФЗ, ст. 9 ч. 3). В&nbsp;записи нет
        ни&nbsp;адреса, ни&nbsp;имени.
      </p>
      <div className="mt-1">
        <LightChoice
          type="radio"
          name="banner-journal"
          autoComplete="off"
          checked={journal.place === "none"}
          onChange={() => onChange({ place: "none" })}
        >
          Пока без журнала
        </LightChoice>
        <LightChoice
          type="radio"
          name="banner-journal"
          autoComplete="off"
          checked={journal.place === "own"}
          onChange={() => onChange({ place: "own", url: defaultUrl })}
        >
          На моём сервере
          <span className="mt-0.5 block text-sm text-ink-faint">
            Файл для PHP или Node кладут рядом с&nbsp;сайтом; записи никуда не&nbsp;уходят
          </span>
        </LightChoice>
      </div>
      {journal.place === "own" ? (
        <div className="mt-3 max-w-xl">
          <Field
            id="banner-journal-url"
            label="Адрес журнала"
            hint="Путь на вашем сайте, куда вы положили файл"
            {...(error && { error })}
          >
            {(control) => (
              <input
                {...control}
                value={journal.url}
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChange({ place: "own", url: event.target.value })}
                className={`${controlClasses} h-11`}
              />
            )}
          </Field>
        </div>
      ) : null}
    </fieldset>
  );
}
