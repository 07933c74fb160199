"use client";

import { type FormEvent, useState } from "react";
import { RemoveButton } from "@/components/features/admin/remove-button";
import { TextAreaField } from "@/components/forms/text-field";
import { showFailure } from "@/components/shell/messages/show-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format-moment";
import { maxNoteLength, userNoteTexts } from "@/content/admin/users";
import { useAddNote, useDeleteNote } from "@/lib/features/admin/card/client";
import type { UserNote } from "@/lib/features/admin/card/responses";
import { typeset } from "@/lib/russian/screen-typography";

/** Administrators' notes on the user, newest first. */
export function UserNotes({ userId, notes }: { userId: string; notes: UserNote[] }) {
  const [text, setText] = useState("");
  const adding = useAddNote(userId);
  const removal = useDeleteNote(userId);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (adding.isPending) return;
    try {
      await adding.mutateAsync(text);
      setText("");
      void showMessage("success", { title: userNoteTexts.added });
    } catch (error) {
      void showFailure("Ошибка", error, userNoteTexts.failure);
    }
  };
  return (
    <section aria-labelledby="user-notes">
      <h3 id="user-notes" className="text-lg">
        {userNoteTexts.title}
      </h3>
      {notes.length > 0 ? (
        <ul className="mt-3 space-y-4">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="text-sm break-words whitespace-pre-line">{note.text}</p>
              <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3">
                <p className="min-w-0 text-xs break-all text-ink-faint">
                  {formatMoment(note.createdAt)} · {note.author ?? userNoteTexts.noAuthor}
                </p>
                <RemoveButton
                  id={note.id}
                  name={note.text.slice(0, 40)}
                  removal={removal}
                  texts={{
                    question: userNoteTexts.question,
                    done: userNoteTexts.removed,
                    failure: userNoteTexts.failure,
                  }}
                  losses={userNoteTexts.losses}
                  onRemoved={() => undefined}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <form noValidate className="mt-4" onSubmit={(event) => void add(event)}>
        <TextAreaField
          id="user-note"
          label={userNoteTexts.label}
          hint={typeset(userNoteTexts.hint)}
          error={undefined}
          rows={3}
          maxLength={maxNoteLength}
          value={text}
          onText={setText}
        />
        <Button
          type="submit"
          variant="secondary"
          className="mt-3"
          disabled={text.trim() === ""}
          pending={adding.isPending}
        >
          {userNoteTexts.add}
        </Button>
      </form>
    </section>
  );
}
