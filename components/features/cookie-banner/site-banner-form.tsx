"use client";

import { Plus, RefreshCw } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { RequireRight, useHasRight } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { BannerEditor } from "@/components/tools/cookie-banner/banner-editor";
import { CodePanel } from "@/components/tools/cookie-banner/code-panel";
import { controlId } from "@/components/tools/cookie-banner/control-id";
import { Button } from "@/components/ui/button";
import { focusControl } from "@/components/ui/controls/error-summary";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { isSame } from "@/lib/engine/passport/facts";
import { useSaveBanner } from "@/lib/features/cookie-banner/client";
import { initialBanner } from "@/lib/features/cookie-banner/initial-banner";
import type { SiteBannerDetails } from "@/lib/features/cookie-banner/responses";
import type { BannerChoice } from "@/lib/features/cookie-banner/schema";
import { toBannerSettings } from "@/lib/features/cookie-banner/settings-of-site";
import { ApiError, fieldMessages } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";
import { type BannerErrors, checkBanner } from "@/lib/tools/cookie-banner/check-banner";
import { toBannerConfig } from "@/lib/tools/cookie-banner/write-banner";

type SiteBannerFormProps = { siteId: string; banner: SiteBannerDetails };

/** The banner of a site: the settings, what the site's facts say, the file. */
export function SiteBannerForm({ siteId, banner }: SiteBannerFormProps) {
  const [choice, setChoice] = useState<BannerChoice>(
    () => banner.saved?.choice ?? initialBanner(banner),
  );
  const [sent, setSent] = useState<BannerErrors>({});
  const [asksAgain, setAsksAgain] = useState(false);
  const saving = useSaveBanner(siteId);
  const mayKeep = useHasRight("keepBanner");
  const settings = toBannerSettings(banner, choice);
  const { saved, host, journal } = banner;
  const isPolicyOther = saved !== null && saved.policyHash !== banner.policyHash;
  const isSaved = saved !== null && !isPolicyOther && isSame(saved.choice, choice);
  const isOther = saved !== null && toBannerConfig(settings).text !== saved.textHash;
  const missing = banner.proposed.filter(
    ({ service }) => !choice.services.some(({ key }) => key === service.key),
  );

  const change = (part: Partial<BannerChoice>) => setChoice((before) => ({ ...before, ...part }));

  const save = (askAgain: boolean) => {
    const problems = checkBanner(settings);
    setSent(problems);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      setAsksAgain(false);
      requestAnimationFrame(() => focusControl(controlId(first)));
      return;
    }
    saving.mutate(
      { ...choice, askAgain },
      {
        onSettled: () => setAsksAgain(false),
        onSuccess: ({ saved }) =>
          void showMessage("success", {
            title: "Баннер сохранён",
            description: saved
              ? `Редакция ${saved.edition}. Замените файл на сайте новым.`
              : undefined,
          }),
        onError: (error) => {
          if (error instanceof ApiError) setSent(fieldMessages(error));
          void showFailure("Не удалось сохранить баннер", error);
        },
      },
    );
  };
  const confirm = () => {
    if (isSaved) return true;
    void showMessage("error", {
      title: "Сначала сохраните баннер",
      description: "Файл и журнал должны знать одни и те же слова.",
    });
    document.getElementById("banner-save")?.focus();
    return false;
  };

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl break-words">Баннер cookie</h1>
          <p className="mt-1 break-words text-ink-soft">
            {host}
            {saved
              ? `\u00a0· редакция ${saved.edition}, сохранена ${formatMoment(saved.updatedAt)}`
              : "\u00a0· ещё не сохранён"}
          </p>
        </div>
        <RequireRight right="keepBanner" className="">
          <div className="flex flex-wrap gap-3">
            {isSaved ? (
              <Button variant="quiet" onClick={() => setAsksAgain(true)}>
                <RefreshCw aria-hidden="true" strokeWidth={1.75} />
                Спросить всех снова
              </Button>
            ) : null}
            <Button
              id="banner-save"
              disabled={isSaved}
              pending={saving.isPending && !asksAgain}
              onClick={() => save(false)}
            >
              {isSaved ? "Сохранено" : "Сохранить"}
            </Button>
          </div>
        </RequireRight>
      </div>
      {isOther ? (
        <p role="status" className="measure mt-4 rounded-md bg-warning-wash px-4 py-3 text-warning">
          {typeset(
            `Слова или сервисы изменились. Согласие даётся на то, что прочли, поэтому после сохранения это будет редакция ${saved.edition + 1}, и посетителей спросят снова.`,
          )}
        </p>
      ) : null}
      {isPolicyOther ? (
        <p role="status" className="measure mt-4 rounded-md bg-warning-wash px-4 py-3 text-warning">
          {typeset(
            "С тех пор как баннер сохранили, политика cookie стала другой. Сохраните баннер и замените файл на сайте: тогда журнал запишет, какую политику мог открыть посетитель. Заново никого не спросят.",
          )}
        </p>
      ) : null}
      <fieldset disabled={mayKeep === false} className="mt-9 min-w-0">
        <BannerEditor
          settings={settings}
          onChange={change}
          errors={sent}
          known={
            <Known
              banner={banner}
              missing={missing}
              onAdd={() =>
                setChoice((before) => ({
                  ...before,
                  services: [...before.services, ...missing.map(({ service }) => service)],
                }))
              }
            />
          }
        />
      </fieldset>
      <FileSection
        siteId={siteId}
        place={journal.place}
        journalUrl={choice.journalUrl}
        error={sent["journal.url"]}
        settings={settings}
        confirm={confirm}
        onChange={change}
      />
      <ConfirmDialog
        open={asksAgain}
        onOpenChange={setAsksAgain}
        title="Спросить всех снова?"
        description="Баннер покажется и тем, кто уже ответил, как только новый файл окажется на сайте. Прежние записи журнала останутся."
        action="Спросить снова"
        tone="primary"
        pending={saving.isPending}
        onConfirm={() => save(true)}
      />
    </>
  );
}

type FileSectionProps = Pick<ComponentProps<typeof CodePanel>, "settings" | "confirm"> & {
  siteId: string;
  /** Where the journal of consents is kept. */
  place: SiteBannerDetails["journal"]["place"];
  journalUrl: string;
  /** Error about the address of the journal. */
  error: string | undefined;
  onChange: (part: Partial<BannerChoice>) => void;
};

/** The code for the site, and where the journal of visitors' choices is kept. */
function FileSection({
  siteId,
  place,
  journalUrl,
  error,
  settings,
  confirm,
  onChange,
}: FileSectionProps) {
  return (
    <section aria-labelledby="banner-code" className="mt-12 border-t border-line pt-9">
      <h2 id="banner-code" className="text-xl">
        Файл для сайта
      </h2>
      <p className="measure mt-2 text-ink-soft">
        {place === "none"
          ? "Журнал согласий выключен: доказать выбор посетителя будет нечем. "
          : place === "own"
            ? "Выбор посетителей записывает журнал на вашем сервере. "
            : "Выбор посетителей записывает наш журнал. "}
        <OnDemandLink href={`/sites/${siteId}/journal`}>Настроить журнал</OnDemandLink>
      </p>
      {place === "own" ? (
        <Field
          id="banner-journal-url"
          label="Адрес журнала"
          hint="Путь на вашем сайте, куда вы положили его файл"
          className="mt-5 max-w-xl"
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              value={journalUrl}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ journalUrl: target.value })}
            />
          )}
        </Field>
      ) : null}
      <div className="mt-6">
        <CodePanel
          settings={settings}
          confirm={confirm}
          onServices={(services) => onChange({ services })}
          onWay={(method) => onChange({ hasGuard: method === "guard" })}
        />
      </div>
    </section>
  );
}

const originLabels = { passport: "из сведений о сайте", check: "увидела проверка" } as const;

type KnownProps = Pick<SiteBannerFormProps, "banner"> & {
  missing: SiteBannerDetails["proposed"];
  onAdd: () => void;
};

/** Services in the site's facts and its check that the banner does not ask about. */
function Known({ banner, missing, onAdd }: KnownProps) {
  if (banner.proposed.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        {typeset(
          "В сведениях о сайте и в последней проверке нет сервисов, которым нужно согласие. Если они есть, добавьте их здесь.",
        )}
      </p>
    );
  }
  if (missing.length === 0) return null;
  return (
    <div className="rounded-md bg-warning-wash px-4 py-3 text-sm">
      <p className="text-warning">На сайте есть сервисы, о которых баннер не спрашивает:</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.map(({ service, from }) => (
          <li key={service.key}>
            {service.name} — {originLabels[from]}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onAdd}>
        <Plus aria-hidden="true" strokeWidth={1.75} />
        Добавить в баннер
      </Button>
    </div>
  );
}
