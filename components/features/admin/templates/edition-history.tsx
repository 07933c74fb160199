"use client";

import { useState } from "react";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ListStates } from "@/components/ui/fetched/list-states";
import { formatMoment } from "@/components/ui/format-moment";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import {
  usePublishTemplate,
  useTemplateEdition,
  useTemplateEditions,
} from "@/lib/features/templates/editing/client";
import type { EditedTemplate } from "@/lib/features/templates/responses";
import { getErrorMessage } from "@/lib/platform/api-client/api-error";
import { typeset } from "@/lib/russian/screen-typography";

type EditionHistoryProps = {
  template: EditedTemplate;
  /** Shows the sample document by an edition. */
  onPreview: (edition: number) => void;
};

/** All published editions of a template, with the shipped text at the end. */
export function EditionHistory({ template, onPreview }: EditionHistoryProps) {
  const { key, edition: newest, state } = template;
  const list = useTemplateEditions(key);
  const [pendingEdition, setPendingEdition] = useState<number | null>(null);
  const publish = usePublishTemplate(key);
  const restore = async (edition: number) => {
    const note = edition === 0 ? "Возвращён исходный текст" : `Возвращена редакция № ${edition}`;
    try {
      await publish.mutateAsync({ after: newest, note, restore: edition });
      void showMessage("success", { title: note });
    } catch (error) {
      const description = getErrorMessage(error, "Не удалось вернуть текст");
      void showMessage("error", { title: "Ошибка", description });
    }
    setPendingEdition(null);
  };
  const row = { templateKey: key, onPreview, onRestore: setPendingEdition };
  return (
    <section aria-labelledby="history-title">
      <h2 id="history-title" className="text-xl">
        История
      </h2>
      <ListStates list={list} failure="Не удалось загрузить историю" empty={null}>
        {(editions) => (
          <ul className="mt-4">
            {editions.map(({ edition, note, authorEmail, createdAt }) => (
              <Row
                key={edition}
                {...row}
                edition={edition}
                title={`Редакция №\u00a0${edition}`}
                facts={`${formatMoment(createdAt)}${authorEmail ? `, ${authorEmail}` : ""}`}
                note={note}
                isInForce={edition === newest && state === "edited"}
              />
            ))}
          </ul>
        )}
      </ListStates>
      <ul className="border-b border-line">
        <Row
          {...row}
          edition={0}
          title="Исходный текст"
          facts="Приходит с обновлениями сайта"
          note={null}
          isInForce={state !== "edited"}
        />
      </ul>
      <ConfirmDialog
        open={pendingEdition !== null}
        onOpenChange={(isOpen) => isOpen || setPendingEdition(null)}
        title={
          pendingEdition === 0
            ? "Вернуть исходный текст?"
            : `Вернуть редакцию №\u00a0${pendingEdition}?`
        }
        description={typeset(
          "Этот текст будет опубликован новой редакцией и сразу начнёт действовать. Нынешний останется в истории, а ваши неопубликованные правки — в этом браузере.",
        )}
        action="Вернуть"
        tone="primary"
        pending={publish.isPending}
        onConfirm={() => pendingEdition !== null && void restore(pendingEdition)}
      />
    </section>
  );
}

type RowProps = {
  templateKey: string;
  edition: number;
  title: string;
  facts: string;
  note: string | null;
  isInForce: boolean;
  onPreview: (edition: number) => void;
  onRestore: (edition: number) => void;
};

function Row({ templateKey, edition, title, facts, note, isInForce, ...act }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const editionName = edition === 0 ? "исходный текст" : `редакцию № ${edition}`;
  return (
    <li className="border-t border-line py-4">
      <div className="sm:flex sm:items-start sm:justify-between sm:gap-8">
        <div className="min-w-0">
          <p className="font-medium">
            {title}
            {isInForce ? <span className="text-success"> — действует</span> : null}
          </p>
          <p className="text-sm break-words text-ink-faint">{facts}</p>
          {note ? <p className="mt-1 break-words">{note}</p> : null}
        </div>
        <div className="mt-2 flex shrink-0 flex-wrap gap-2 sm:mt-0">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Скрыть" : "Показать"} ${editionName}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Скрыть" : "Показать"}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Сравнить ${editionName} с действующим текстом`}
            onClick={() => act.onPreview(edition)}
          >
            Сравнить
          </Button>
          {isInForce ? null : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Вернуть ${editionName}`}
              onClick={() => act.onRestore(edition)}
            >
              Вернуть
            </Button>
          )}
        </div>
      </div>
      {isOpen ? <Sources templateKey={templateKey} edition={edition} /> : null}
    </li>
  );
}

function Sources({ templateKey, edition }: { templateKey: string; edition: number }) {
  const { data, error } = useTemplateEdition(templateKey, edition);
  if (error) {
    return (
      <Alert tone="danger" role="alert" title="Текст не загрузился" className="mt-3">
        {getErrorMessage(error, "Сервер не ответил.")}
      </Alert>
    );
  }
  if (!data) return <Skeleton className="mt-3 h-60" />;
  return [data.form, data.content].map((text, index) =>
    text === null ? null : (
      <pre
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts in one order
        key={index}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-3 max-h-96 overflow-y-auto rounded-md border border-line bg-wash p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
    ),
  );
}
