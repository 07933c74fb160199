import { Download } from "lucide-react";
import { LightChoice } from "@/components/forms/light-choice";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { newId } from "@/lib/core/ids";
import { saveFile } from "@/lib/platform/api-client/save-file";
import type { BannerJournal } from "@/lib/tools/cookie-banner/settings/settings";

type JournalFieldsProps = {
  journal: BannerJournal;
  /** The site's host in ASCII; empty while invalid. */
  site: string;
  error: string | undefined;
  onChange: (journal: BannerJournal) => void;
};

/** For how many years a self-hosted journal keeps its records: the limitation period (ГК РФ ст. 196). */
const keptYears = 3;

const defaultUrl = "/journal.php";

/** Where the proof is stored, for users without an account: on their own server, or nowhere. */
export function JournalFields({ journal, site, error, onChange }: JournalFieldsProps) {
  const downloadJournal = async (kind: "php" | "node") => {
    const { journalFiles, originsOfSite } = await import("@/lib/tools/journal-files/journal-files");
    const settings = { site, origins: originsOfSite(site), years: keptYears };
    const { fileName, text } = journalFiles({ ...settings, folder: `consents-${newId()}` })[kind];
    saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), fileName);
  };
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
        <div className="mt-3 max-w-xl space-y-5">
          <div>
            <p className="text-sm text-ink-soft">
              {site === ""
                ? "Сначала укажите адрес сайта вверху: журнал примет записи только с\u00a0него."
                : `Скачайте файл один раз: у\u00a0каждого своя папка с\u00a0записями. Примет записи только с\u00a0${site}, хранит их ${keptYears}\u00a0года. Как прочитать журнал, написано в\u00a0начале файла.`}
            </p>
            <div className="mt-2.5 flex flex-wrap gap-2 print:hidden">
              {(["php", "node"] as const).map((kind) => (
                <button
                  key={kind}
                  type="button"
                  disabled={site === ""}
                  className={buttonVariants({ variant: "secondary", size: "sm" })}
                  onClick={() => void downloadJournal(kind)}
                >
                  <Download aria-hidden="true" strokeWidth={1.75} />
                  {kind === "php" ? "journal.php" : "journal.mjs для Node"}
                </button>
              ))}
            </div>
          </div>
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
