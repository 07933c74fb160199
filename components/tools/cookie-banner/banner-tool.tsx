"use client";

import { useState } from "react";
import { draftStore } from "@/components/forms/draft-store";
import {
  isBoolean,
  isListOf,
  isNumber,
  isObject,
  isObjectOf,
  isOneOf,
  isText,
  isTextsLike,
  parsePart,
} from "@/components/forms/parse-draft";
import { useSessionDraft } from "@/components/forms/use-session-draft";
import { BannerEditor } from "@/components/tools/cookie-banner/banner-editor";
import { CodePanel } from "@/components/tools/cookie-banner/code-panel";
import { controlId } from "@/components/tools/cookie-banner/control-id";
import { JournalFields } from "@/components/tools/cookie-banner/journal-fields";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { focusControl } from "@/components/ui/controls/error-summary";
import { Field } from "@/components/ui/controls/field";
import { bannerTexts } from "@/content/tools/cookie-banner";
import { toWebAddress } from "@/lib/engine/answers/typed-address";
import { type BannerErrors, checkBanner } from "@/lib/tools/cookie-banner/check-banner";
import {
  bannerCategories,
  bannerLanguages,
  bannerPositions,
} from "@/lib/tools/cookie-banner/settings/choices";
import { defaultBanner } from "@/lib/tools/cookie-banner/settings/default-banner";
import type {
  BannerJournal,
  BannerService,
  BannerSettings,
} from "@/lib/tools/cookie-banner/settings/settings";

/** `site` as typed. */
const empty: BannerSettings = defaultBanner({
  site: "",
  language: "ru",
  texts: bannerTexts("ru", []),
  policyUrl: "/cookie-policy",
});

const store = draftStore({
  key: "banner-draft",
  area: "tab",
  parse: parsePart<BannerSettings>({
    site: isText,
    language: isOneOf(bannerLanguages),
    position: isOneOf(bannerPositions),
    colours: isTextsLike(empty.colours),
    texts: isTextsLike(empty.texts),
    policyUrl: isText,
    policyHash: isText,
    services: isListOf(
      isObjectOf<BannerService>({
        key: isText,
        name: isText,
        category: isOneOf(bannerCategories),
        hosts: isListOf(isText),
        cookies: isListOf(isText),
        ids: isListOf(isText),
      }),
    ),
    journal: (value): value is BannerJournal =>
      isObject(value) &&
      (value.place === "none" ||
        ((value.place === "own" || value.place === "ours") && isText(value.url))),
    edition: isNumber,
    days: isNumber,
    hasGuard: isBoolean,
  }),
});

/** `/cookie-banner`: input never leaves the browser and survives a reload. */
export function BannerTool() {
  const { values: typed, change, forget } = useSessionDraft(store, empty);
  const [isTried, setIsTried] = useState(false);
  const settings = { ...typed, site: asciiHostOf(typed.site) };
  const problems = checkBanner(settings);
  const errors: BannerErrors = isTried ? problems : onlyColours(problems);
  const confirm = () => {
    const [first] = Object.keys(problems);
    if (first === undefined) return true;
    setIsTried(true);
    // Collapsed fields with an error are expanded.
    requestAnimationFrame(() => focusControl(controlId(first)));
    return false;
  };
  return (
    <>
      <BannerEditor settings={settings} onChange={change} errors={errors}>
        <Field
          id="banner-site"
          label="Адрес сайта"
          hint="Например, romashka.ru. По нему у файла свои имена, которых нет в списках блокировщиков"
          {...(errors.site && { error: errors.site })}
        >
          {(control) => (
            <input
              {...control}
              value={typed.site}
              maxLength={200}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="url"
              onChange={(event) => change({ site: event.target.value })}
              className={`${controlClasses} h-11`}
            />
          )}
        </Field>
      </BannerEditor>
      <section aria-labelledby="banner-code" className="mt-12 border-t border-line pt-9">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="banner-code" className="text-xl">
            Файл для сайта
          </h2>
          <button
            type="button"
            className="text-sm text-ink-faint underline decoration-line-strong underline-offset-4 hover:text-ink print:hidden"
            onClick={() => {
              if (window.confirm("Очистить всё, что вы здесь выбрали?")) forget();
            }}
          >
            Начать заново
          </button>
        </div>
        <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
          {isTried && Object.keys(problems).length > 0
            ? "Сначала исправьте отмеченное в\u00a0настройках: с\u00a0ошибкой файл не\u00a0скачивается."
            : ""}
        </p>
        <div className="mt-6 space-y-9">
          <JournalFields
            journal={typed.journal}
            site={settings.site}
            error={errors["journal.url"]}
            onChange={(journal) => change({ journal })}
          />
          <CodePanel
            settings={settings}
            confirm={confirm}
            onServices={(services) => change({ services })}
            onWay={(method) => change({ hasGuard: method === "guard" })}
          />
        </div>
      </section>
    </>
  );
}

/** The host in ASCII, as in journal records; empty while invalid. */
function asciiHostOf(typed: string): string {
  const address = toWebAddress(typed);
  return address === null ? "" : new URL(address).hostname;
}

/** Shown immediately, because the preview shows them. */
const onlyColours = (problems: BannerErrors): BannerErrors =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => field.startsWith("colours.")));
