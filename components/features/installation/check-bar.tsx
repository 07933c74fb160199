"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { RequireRight, useSiteAccess } from "@/components/features/organisations/site/site-role";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import type { Installation } from "@/lib/features/installation/responses";
import { isUnderWay, useCheckOfSite, useStartCheck } from "@/lib/features/site-check/client";

/** When the site was last read, and a button that reads it again. The lines below update automatically. */
export function CheckBar({ installation }: { installation: Installation }) {
  const { address, check: known, seenAt } = installation;
  const starting = useStartCheck(useSiteAccess()?.site);
  const [started, setStarted] = useState<string | null>(null);
  const watched = started ?? (known?.isUnderWay ? known.id : undefined);
  const { check, isRunning } = useCheckOfSite(watched);

  const start = () =>
    starting.mutate(
      { url: address, ...(known && !known.isUnderWay && { previous: known.id }) },
      {
        onSuccess: ({ id }) => setStarted(id),
        onError: (error) => void showFailure("Не удалось начать проверку", error),
      },
    );
  const report = started ?? known?.id;
  const failure = check && !isUnderWay(check) && !check.report?.isRead;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-sheet px-4 py-3.5">
      <p role="status" className="min-w-0 flex-1 basis-64 text-sm">
        {isRunning
          ? "Читаем сайт: это занимает до\u00a0минуты, страницу можно не\u00a0закрывать."
          : failure
            ? "Прочитать сайт не\u00a0удалось, строки ниже остались прежними."
            : seenAt
              ? `Сайт читали ${formatMoment(seenAt)}.`
              : "Сайт ещё не\u00a0проверяли: всё ниже пока со\u00a0слов\u00a0документов."}{" "}
        {report ? (
          <OnDemandLink href={`/check/${report}`} className="text-accent">
            {isRunning ? "Посмотреть ход" : "Открыть отчёт"}
          </OnDemandLink>
        ) : null}
      </p>
      <RequireRight right="checkSite" className="">
        <Button pending={isRunning || starting.isPending} onClick={start}>
          {isRunning || starting.isPending ? null : (
            <RotateCw aria-hidden="true" strokeWidth={1.75} />
          )}
          {isRunning ? "Проверяем" : seenAt ? "Проверить снова" : "Проверить"}
        </Button>
      </RequireRight>
    </div>
  );
}
