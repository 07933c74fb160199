"use client";

import { Download } from "lucide-react";
import { useId, useState } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { CodeBlock } from "@/components/tools/code-block";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/control-classes";
import { bannerWays } from "@/content/tools/banner-builder";
import { saveFile } from "@/lib/platform/api-client/save-file";
import { plural } from "@/lib/russian/plural";
import { rewriteTags } from "@/lib/tools/cookie-banner/rewrite-tags";
import type { BannerSettings } from "@/lib/tools/cookie-banner/settings";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";

export type BannerWay = keyof typeof bannerWays;
const ways = Object.keys(bannerWays) as BannerWay[];

type CodePanelProps = {
  settings: BannerSettings;
  /** Asked before anything leaves the screen. */
  confirm: () => boolean;
  onWay: (way: BannerWay) => void;
};

/** The file and how it gets onto the site, in the way that fits the site. */
export function CodePanel({ settings, confirm, onWay }: CodePanelProps) {
  const [way, setWay] = useState<BannerWay>(settings.hasGuard ? "guard" : "tags");
  const written = writeBanner(
    { ...settings, hasGuard: way === "guard" },
    { format: formatOf(way) },
  );
  const take = () => {
    if (!confirm()) return;
    const blob = new Blob([written.file], { type: "text/javascript;charset=utf-8" });
    saveFile(blob, written.fileName);
  };
  return (
    <div className="space-y-8">
      <fieldset className="min-w-0">
        <legend className="font-medium">Как счётчики попали на сайт</legend>
        <div className="mt-1">
          {ways.map((one) => (
            <LightChoice
              key={one}
              type="radio"
              name="banner-way"
              autoComplete="off"
              checked={one === way}
              onChange={() => {
                setWay(one);
                onWay(one);
              }}
            >
              {bannerWays[one].title}
              <span className="mt-0.5 block text-sm text-ink-faint">{bannerWays[one].when}</span>
            </LightChoice>
          ))}
        </div>
        <p className="measure mt-3 text-ink-soft">{bannerWays[way].text}</p>
      </fieldset>
      <ol className="list-decimal space-y-7 pl-6 marker:font-semibold">
        <li>
          <h3 className="text-[1.0625rem]">Скачайте файл и положите его на свой сайт</h3>
          <p className="measure mt-1 text-sm text-ink-soft">
            {`В\u00a0корень сайта, рядом с\u00a0главной страницей. Файл один, ${sizeWords(written.file)}, ни к\u00a0кому не\u00a0обращается${settings.journal.place === "none" ? "" : ", кроме журнала"}.`}
          </p>
          <button
            type="button"
            className={buttonVariants({ size: "md", className: "mt-3 print:hidden" })}
            onClick={take}
          >
            <Download aria-hidden="true" strokeWidth={1.75} />
            Скачать {written.fileName}
          </button>
        </li>
        <li>
          <CodeBlock
            title="Подключите его на всех страницах"
            object="строку"
            place={
              way === "guard"
                ? "Первой строкой внутри head, до всех других скриптов"
                : way === "module"
                  ? "В коде, который запускается на каждой странице"
                  : "Внутри head"
            }
            code={tagOf(way, written.fileName)}
            confirm={confirm}
          />
        </li>
        {way === "tags" ? (
          <li>
            <RewrittenTags services={settings.services} />
          </li>
        ) : null}
      </ol>
    </div>
  );
}

const formatOf = (way: BannerWay) => (way === "module" ? "module" : "script");

function tagOf(way: BannerWay, fileName: string): string {
  if (way === "guard") return `<script src="/${fileName}"></script>`;
  if (way === "tags") return `<script src="/${fileName}" defer></script>`;
  return `import { start, onChange } from "./${fileName}";

onChange((choice) => {
  if (choice.analytics) startCounters(); // ваш код
});
start();`;
}

const sizeWords = (file: string) => `${Math.ceil(new Blob([file]).size / 1024)}\u00a0КБ`;

/** Pasted code of counters, given back so that a browser leaves it alone until the visitor agrees. */
function RewrittenTags({ services }: Pick<BannerSettings, "services">) {
  const id = useId();
  const [pasted, setPasted] = useState("");
  const { html, changes } = rewriteTags(pasted, services);
  const isEmpty = pasted.trim() === "";
  return (
    <div>
      <h3 className="text-[1.0625rem]">
        <label htmlFor={id}>Замените код счётчиков переписанным</label>
      </h3>
      <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-faint">
        Вставьте сюда то, что стоит на&nbsp;страницах. Код не&nbsp;покидает ваш браузер.
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        value={pasted}
        rows={6}
        maxLength={200_000}
        spellCheck={false}
        autoComplete="off"
        placeholder="<!-- Yandex.Metrika counter --> …"
        onChange={(event) => setPasted(event.target.value)}
        className={`${controlClasses} mt-2 py-2.5 font-mono text-xs leading-relaxed`}
      />
      <div role="status" className="mt-2 text-sm text-ink-soft">
        {isEmpty ? null : changes.length === 0 ? (
          "Здесь нет кода выбранных сервисов. Добавьте сервис в\u00a0список выше\u00a0— тогда он дождётся согласия."
        ) : (
          <>
            {`Переписано: ${plural(changes.length, "место", "места", "мест")}.`}
            <ul className="mt-1 list-disc pl-5">
              {changes.map(({ line, what }) => (
                <li key={`${line} ${what}`}>
                  Строка {line}: {what}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isEmpty || changes.length === 0 ? null : (
        <div className="mt-5">
          <CodeBlock
            title="Переписанный код"
            object="переписанный код"
            place="На место прежнего"
            code={html}
            confirm={() => true}
          />
        </div>
      )}
    </div>
  );
}
