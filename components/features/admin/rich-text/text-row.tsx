import type { ReactNode } from "react";
import {
  type Removal,
  type RemovalTexts,
  RemoveButton,
} from "@/components/features/admin/remove-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";

type TextRowProps = {
  id: string;
  title: string;
  path: string;
  /** «Черновик», «Опубликована». */
  state: string;
  isOut: boolean;
  /** Section and date, shown next to the address. */
  facts: ReactNode;
  removal: Removal;
  texts: RemovalTexts;
  onOpen: () => void;
  onRemoved: () => void;
};

/** One row of the operator's list of texts: address, title, actions. */
export function TextRow(props: TextRowProps) {
  const { id, title, path, state, isOut, facts, removal, texts, onOpen, onRemoved } = props;
  return (
    <li className="border-t border-line py-5 sm:flex sm:items-start sm:justify-between sm:gap-8">
      <div className="min-w-0">
        <Badge tone={isOut ? "success" : "plain"}>{state}</Badge>
        <h2 className="mt-1.5 text-[1rem] font-medium break-words">{title}</h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
          {facts}
          {isOut ? (
            // Not a `Link`: the router may have the page as it was before the text was saved.
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
        <RemoveButton
          id={id}
          name={title}
          removal={removal}
          texts={texts}
          losses={
            <>
              <b className="font-semibold break-words text-ink">{title}</b> исчезнет с сайта и
              отсюда, ссылки на неё перестанут открываться. Вернуть её будет нельзя.
            </>
          }
          onRemoved={onRemoved}
        />
      </div>
    </li>
  );
}
