"use client";

import { useState } from "react";
import { TextField } from "@/components/forms/text-field";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { useExcludeHost, useIncludeHost } from "@/lib/features/site-check/admin/client";
import type { ExcludedHost } from "@/lib/features/site-check/admin/schema";
import { fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

/**
 * Sites whose owners asked to be excluded. Both actions ask for confirmation: a slip would stop other people's checks.
 */
export function ExcludedHosts({ excluded }: { excluded: ExcludedHost[] }) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [change, setChange] = useState<{ what: "exclude" | "include"; host: string } | null>(null);
  const exclusion = useExcludeHost();
  const inclusion = useIncludeHost();
  const isExclusion = change?.what === "exclude";

  const confirm = async () => {
    if (!change) return;
    const { host } = change;
    try {
      if (isExclusion) await exclusion.mutateAsync({ host });
      else await inclusion.mutateAsync(host);
      if (isExclusion) setTyped("");
      void showMessage("success", {
        title: isExclusion ? "Сайт исключён из проверок" : "Сайт снова можно проверять",
      });
    } catch (failure) {
      const message = getErrorMessage(failure);
      const wrong = fieldMessages(failure).host;
      if (isExclusion && wrong) setError(wrong);
      else void showMessage("error", { title: "Не получилось", description: message });
    } finally {
      setChange(null);
    }
  };

  return (
    <section aria-labelledby="excluded" className="mt-12">
      <h2 id="excluded" className="text-xl">
        Исключённые сайты
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">
        {typeset("Владельцы попросили их не проверять: ни одна проверка туда не заходит.")}
      </p>
      <form
        noValidate
        className="mt-4 flex max-w-xl flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const host = typed.trim();
          setError(host === "" ? "Укажите адрес сайта, например romashka.ru" : undefined);
          if (host !== "") setChange({ what: "exclude", host });
        }}
      >
        <div className="min-w-56 flex-1">
          <TextField
            id="excluded-host"
            label="Адрес сайта"
            error={error}
            autoComplete="off"
            inputMode="url"
            value={typed}
            onText={setTyped}
          />
        </div>
        <Button type="submit" variant="secondary">
          Исключить
        </Button>
      </form>
      <ul className="mt-4 max-w-2xl">
        {excluded.map(({ host, excludedAt }) => (
          <li
            key={host}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-medium break-all">{host}</span>
              <time dateTime={excludedAt} className="text-sm text-ink-faint">
                {formatMoment(excludedAt)}
              </time>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Вернуть в проверки: ${host}`}
              onClick={() => setChange({ what: "include", host })}
            >
              Вернуть
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={change !== null}
        onOpenChange={(open) => (open ? undefined : setChange(null))}
        title={
          isExclusion ? `Исключить ${change?.host}?` : `Снова проверять ${change?.host ?? ""}?`
        }
        description={
          isExclusion
            ? "Проверки этого сайта, которые ждут очереди, закончатся без захода на него."
            : "Сайт снова сможет проверить каждый, кто назовёт его адрес."
        }
        action={isExclusion ? "Исключить" : "Вернуть"}
        tone={isExclusion ? "danger" : "primary"}
        pending={exclusion.isPending || inclusion.isPending}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
