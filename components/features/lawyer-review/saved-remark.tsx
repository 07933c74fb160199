"use client";

import { useEffect, useRef } from "react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { reviewPageTexts as texts } from "@/content/lawyer-review/texts";
import { useSaveRemark } from "@/lib/features/lawyer-review/lawyer/client";
import type { LawyersRemark } from "@/lib/features/lawyer-review/responses";

type SavedRemarkProps = {
  token: string;
  remark: LawyersRemark;
  takesFocus: boolean;
  onEdit: () => void;
};

/** The saved remark, and the owner's answer. */
export function SavedRemark({ token, remark, takesFocus, onEdit }: SavedRemarkProps) {
  const { clause, kind, text, decision } = remark;
  const save = useSaveRemark(token);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  const isProposal = kind === "proposal";
  const answer =
    decision === null
      ? null
      : texts.decided[
          isProposal ? decision : decision === "accepted" ? "noted" : ("disagreed" as const)
        ];
  const remove = () =>
    save.mutate(
      { clause, kind, text: "" },
      {
        onError: (error) => void showFailure(texts.notSaved, error, "Сервер не ответил."),
      },
    );
  return (
    <div className="mt-3 border-l-3 border-accent/60 pl-3">
      <p className="text-xs text-ink-faint">
        {isProposal ? texts.propose : texts.comment} · {answer ?? texts.saved}
      </p>
      <p className={`mt-1 break-words whitespace-pre-wrap ${isProposal ? "font-serif" : ""}`}>
        {text}
      </p>
      {isProposal && decision === "accepted" ? null : (
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button ref={edit} variant="quiet" size="sm" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button variant="quiet" size="sm" pending={save.isPending} onClick={remove}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
