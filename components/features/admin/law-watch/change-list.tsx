"use client";

import { useState } from "react";
import { formatDocumentCount, formatNorm } from "@/components/features/admin/law-watch/law-labels";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyList, ListStates } from "@/components/ui/fetched/list-states";
import { formatMoment } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { useLawChanges, useWithdrawLawChange } from "@/lib/features/law-watch/client";
import type { ListedLawChange } from "@/lib/features/law-watch/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** Recorded changes, newest first, and how many documents are still not updated. */
export function ChangeList() {
  const list = useLawChanges();
  return (
    <section aria-labelledby="law-changes-title" className="mt-12">
      <h2 id="law-changes-title" className="text-xl">
        Отмеченные изменения
      </h2>
      <ListStates
        list={list}
        failure="Не удалось загрузить изменения"
        empty={
          <EmptyList title="Изменений пока нет">
            {typeset("Отметьте изменение выше: оно появится здесь с числом документов.")}
          </EmptyList>
        }
      >
        {(changes) => (
          <ul className="mt-4 border-t border-line">
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function ChangeRow({ change }: { change: ListedLawChange }) {
  const { editionName, inForce, whatChanged, createdAt, documents, open, isMarking } = change;
  const isWithdrawn = change.withdrawnAt !== null;
  return (
    <li className="border-b border-line py-4">
      <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base break-words">
        {formatNorm(change)}
        {isMarking ? <Badge>отмечаем документы</Badge> : null}
        {isWithdrawn ? <Badge>отметка снята</Badge> : null}
      </h3>
      <p className="mt-0.5 text-sm break-words text-ink-soft first-letter:uppercase">
        {typeset(`${editionName}, действует с ${formatRussianDate(inForce)}`)}
      </p>
      <p className="measure mt-2 text-sm break-words whitespace-pre-line">{typeset(whatChanged)}</p>
      <p className="mt-2 text-xs text-ink-faint">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {documents === 0
          ? ". Ни одного документа"
          : isWithdrawn
            ? `. ${formatDocumentCount(documents)} обновили или оставили раньше, чем отметку сняли`
            : `. ${formatDocumentCount(documents)}, из них ждут владельца: ${open}`}
      </p>
      {isWithdrawn ? null : <WithdrawButton change={change} />}
    </li>
  );
}

/** Withdraws a change recorded by mistake. Asks for confirmation, because owners are notified. */
function WithdrawButton({ change }: { change: ListedLawChange }) {
  const withdrawal = useWithdrawLawChange();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = async () => {
    try {
      const { owners } = await withdrawal.mutateAsync(change.id);
      void showMessage("success", {
        title: "Отметка снята",
        description:
          owners === 0
            ? "Документов, которые ждали владельца, не было."
            : `Сообщили: ${plural(owners, "владельцу", "владельцам", "владельцам")}.`,
      });
    } catch (error) {
      void showFailure("Не удалось снять отметку", error);
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 -ml-3"
        aria-label={`Снять отметку: ${formatNorm(change)}`}
        onClick={() => setIsAsking(true)}
      >
        Снять отметку
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Снять отметку: ${formatNorm(change)}?`}
        description={typeset(
          `${formatDocumentCount(change.open)}, которые ждут владельца, перестанут требовать обновления, владельцам придёт уведомление. Принятые редакции останутся.`,
        )}
        action="Снять отметку"
        pending={withdrawal.isPending}
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
