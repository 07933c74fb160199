"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { LightChoice } from "@/components/forms/light-choice";
import { CodeBlock } from "@/components/tools/code-block";
import { RewrittenTags } from "@/components/tools/cookie-banner/rewritten-tags";
import { buttonVariants } from "@/components/ui/button-variants";
import { bannerWays } from "@/content/tools/banner-builder";
import { saveFile } from "@/lib/platform/api-client/save-file";
import type { BannerService, BannerSettings } from "@/lib/tools/cookie-banner/settings/settings";
import { writeBanner } from "@/lib/tools/cookie-banner/write-banner";

export type BannerWay = keyof typeof bannerWays;
const methods = Object.keys(bannerWays) as BannerWay[];

type CodePanelProps = {
  settings: BannerSettings;
  /** Checked before the code is copied or saved. */
  confirm: () => boolean;
  onWay: (method: BannerWay) => void;
  /** Services found in pasted code, and the numbers of their counters. */
  onServices: (services: BannerService[]) => void;
};

/** The file and the installation instructions for the site's platform. */
export function CodePanel({ settings, confirm, onWay, onServices }: CodePanelProps) {
  const [method, setMethod] = useState<BannerWay>(settings.hasGuard ? "guard" : "tags");
  const written = writeBanner(
    { ...settings, hasGuard: method === "guard" },
    { format: formatOf(method) },
  );
  const downloadScript = () => {
    if (!confirm()) return;
    const blob = new Blob([written.file], { type: "text/javascript;charset=utf-8" });
    saveFile(blob, written.fileName);
  };
  return (
    <div className="space-y-8">
      <fieldset className="min-w-0">
        <legend className="font-medium">Как счётчики попали на сайт</legend>
        <div className="mt-1">
          {methods.map((item) => (
            <LightChoice
              key={item}
              type="radio"
              name="banner-way"
              autoComplete="off"
              checked={item === method}
              onChange={() => {
                setMethod(item);
                onWay(item);
              }}
            >
              {bannerWays[item].title}
              <span className="mt-0.5 block text-sm text-ink-faint">{bannerWays[item].when}</span>
            </LightChoice>
          ))}
        </div>
        <p className="measure mt-3 text-ink-soft">{bannerWays[method].text}</p>
      </fieldset>
      <ol className="list-decimal space-y-7 pl-6 marker:font-semibold">
        <li>
          <h3 className="text-[1.0625rem]">Скачайте файл и положите его на свой сайт</h3>
          <p className="measure mt-1 text-sm text-ink-soft">
            {`В\u00a0корень сайта, рядом с\u00a0главной страницей. Файл один, ${formatSize(written.file)}, ни к\u00a0кому не\u00a0обращается${settings.journal.place === "none" ? "" : ", кроме журнала"}.`}
          </p>
          <button
            type="button"
            className={buttonVariants({ size: "md", className: "mt-3 print:hidden" })}
            onClick={downloadScript}
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
              method === "guard"
                ? "Первой строкой внутри head, до всех других скриптов"
                : method === "module"
                  ? "В коде, который запускается на каждой странице"
                  : "Внутри head"
            }
            code={tagOf(method, written.fileName)}
            confirm={confirm}
          />
        </li>
        {method === "tags" ? (
          <li>
            <RewrittenTags services={settings.services} onServices={onServices} />
          </li>
        ) : null}
      </ol>
    </div>
  );
}

const formatOf = (method: BannerWay) => (method === "module" ? "module" : "script");

function tagOf(method: BannerWay, fileName: string): string {
  if (method === "guard") return `<script src="/${fileName}"></script>`;
  if (method === "tags") return `<script src="/${fileName}" defer></script>`;
  return `import { start, onChange } from "./${fileName}";

onChange((choice) => {
  if (choice.analytics) startCounters(); // ваш код
});
start();`;
}

const formatSize = (file: string) => `${Math.ceil(new Blob([file]).size / 1024)}\u00a0КБ`;
