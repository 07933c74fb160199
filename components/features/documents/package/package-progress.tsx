"use client";

import { Check, CircleAlert, Download, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useArchive } from "@/components/features/documents/package/use-archive";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { itemKey } from "@/lib/engine/answers/package-item";
import type { ItemResult, useCreatePackage } from "@/lib/features/documents/package/client";
import type { NeededDocument } from "@/lib/features/documents/package/documents-for-owner";

type PackageProgressProps = {
  items: NeededDocument[];
  creation: ReturnType<typeof useCreatePackage>;
  /** Documents that this owner already had: they go into the archive too. */
  existing: string[];
  onRetry: (items: NeededDocument[]) => void;
  onClose: () => void;
};

type ItemState = ItemResult | { kind: "waiting" } | { kind: "working" };

/** «3 из 7» while they are made; then the archive, and the failed ones with their reasons. */
export function PackageProgress({
  items,
  creation,
  existing,
  onRetry,
  onClose,
}: PackageProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const archive = useArchive();
  const { results, progress, isPending: isRunning } = creation;
  const stateOf = (item: NeededDocument): ItemState => {
    const key = itemKey(item);
    return results.get(key) ?? { kind: progress?.current.has(key) ? "working" : "waiting" };
  };
  const createdIds = items.flatMap((item) => {
    const state = stateOf(item);
    return state.kind === "done" ? [state.id] : [];
  });
  const failed = items.filter((item) => stateOf(item).kind === "failed");
  const isOverLimit = failed.some((item) => {
    const state = stateOf(item);
    return state.kind === "failed" && state.code === "LIMIT_REACHED";
  });
  const label = `${createdIds.length} из ${items.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is announced by the heading
  useEffect(() => {
    heading.current?.focus();
  }, [isRunning]);

  return (
    <div className="mt-5 pb-6 sm:pb-8">
      <h3 ref={heading} tabIndex={-1} className="text-[1.0625rem]">
        {isRunning ? "Создаём документы" : failed.length > 0 ? "Создано не всё" : "Комплект готов"}
      </h3>
      <p role="status" className="mt-1 mb-2 text-sm text-ink-soft tabular-nums">
        {label}
      </p>
      <Progress value={createdIds.length} max={items.length} label={label} />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={itemKey(item)} className="flex items-start gap-3 py-2.5">
            <StateMark state={stateOf(item)} />
            <div className="min-w-0">
              <p>{item.name}</p>
              <Failure state={stateOf(item)} />
            </div>
          </li>
        ))}
      </ul>
      {isRunning ? null : (
        <>
          {failed.length > 0 ? (
            <Alert tone="warning" className="mt-5">
              Созданные документы сохранены в разделе «Мои документы».{" "}
              {isOverLimit ? (
                <>
                  Остальные можно создать с первого числа следующего месяца или на плане{" "}
                  <OnDemandLink href="/premium" target="_blank" className="text-accent underline">
                    «Премиум»
                  </OnDemandLink>
                  .
                </>
              ) : (
                "Остальные можно создать ещё раз: повторятся только они."
              )}
            </Alert>
          ) : (
            <p className="mt-4 text-sm text-ink-soft">
              Документы лежат в разделе «Мои документы». В архиве есть README: он говорит, куда
              положить каждый.
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            {createdIds.length > 0 ? (
              <Button
                pending={archive.isPending}
                onClick={() => archive.mutate({ ids: [...createdIds, ...existing] })}
              >
                {archive.isPending ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
                Скачать архив (ZIP)
              </Button>
            ) : null}
            {failed.length > 0 && !isOverLimit ? (
              <Button variant="secondary" onClick={() => onRetry(failed)}>
                Повторить
              </Button>
            ) : null}
            <Button variant="quiet" onClick={onClose}>
              Закрыть
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function StateMark({ state }: { state: ItemState }) {
  const look = "mt-0.5 size-5 shrink-0";
  switch (state.kind) {
    case "done":
      return <Check aria-label="Готов" strokeWidth={1.75} className={`${look} text-success`} />;
    case "failed":
      return (
        <CircleAlert aria-label="Не создан" strokeWidth={1.75} className={`${look} text-danger`} />
      );
    case "working":
      return <Spinner className={`${look} text-accent`} />;
    case "waiting":
      return <Minus aria-label="Ждёт" strokeWidth={1.75} className={`${look} text-ink-faint`} />;
  }
}

function Failure({ state }: { state: ItemState }) {
  return state.kind === "failed" ? <p className="text-sm text-danger">{state.message}</p> : null;
}
