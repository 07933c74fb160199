"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { showMessage } from "@/components/shell/show-message";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { explain } from "@/lib/api-client/api-error";

type RemovalWords = { question: string; done: string; failure: string };
type Removal = UseMutationResult<unknown, Error, string>;

type TextRowProps = {
  id: string;
  title: string;
  path: string;
  /** «Черновик», «Опубликована». */
  state: string;
  isOut: boolean;
  /** Beside the address: where it stands, since when. */
  facts: ReactNode;
  removal: Removal;
  words: RemovalWords;
  onOpen: () => void;
  onRemoved: () => void;
};

/** One text of the operator's list: where it stands, what it is called, what can be done with it. */
export function TextRow(props: TextRowProps) {
  const { title, path, state, isOut, facts, onOpen } = props;
  return (
    <li className="border-t border-line py-5 sm:flex sm:items-start sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <Badge tone={isOut ? "success" : "plain"}>{state}</Badge>
        <h2 className="mt-1.5 text-[1rem] font-medium break-words">{title}</h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
          {facts}
          {isOut ? (
            <a href={path} className="break-all text-accent">
              {path}
            </a>
          ) : (
            <span className="break-all">{path}</span>
          )}
        </p>
      </div>
      <div className="mt-3 flex shrink-0 flex-wrap gap-2 sm:mt-0">
        <Button variant="secondary" size="sm" aria-label={`Изменить: ${title}`} onClick={onOpen}>
          Изменить
        </Button>
        <RemoveButton {...props} />
      </div>
    </li>
  );
}

/** Asks first: nothing brings a text back. */
function RemoveButton({ id, title, removal, words, onRemoved }: TextRowProps) {
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    try {
      await removal.mutateAsync(id);
      void showMessage("success", { title: words.done });
      onRemoved();
    } catch (error) {
      void showMessage("error", { title: "Ошибка", description: explain(error, words.failure) });
    }
    setAsks(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Удалить: ${title}`}
        onClick={() => setAsks(true)}
      >
        Удалить
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.question}
        description={
          <>
            <b className="font-semibold break-words text-ink">{title}</b> исчезнет с сайта и отсюда,
            ссылки на неё перестанут открываться. Вернуть её будет нельзя.
          </>
        }
        action="Удалить"
        pending={removal.isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
