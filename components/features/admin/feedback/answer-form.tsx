"use client";

import { useState } from "react";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Textarea } from "@/components/ui/controls/textarea";
import { type FeedbackStatus, feedbackStatuses } from "@/content/feedback/statuses";
import { useChangeInboxMessage } from "@/lib/features/feedback/inbox/client";
import type { InboxMessage } from "@/lib/features/feedback/inbox/responses";
import { inboxMessages, maxAnswerLength } from "@/lib/features/feedback/messages";

/** The answer, and states that need none. Keeps what was typed when a call fails. */
export function AnswerForm({ message }: { message: InboxMessage }) {
  const { id, email, account, adminResponse, status } = message;
  const [text, setText] = useState(adminResponse ?? "");
  const failure = useFailure();
  const change = useChangeInboxMessage(id);
  const canAnswer = email !== null || account !== null;
  const isChanged = text.trim() !== "" && text.trim() !== adminResponse;

  const answer = async () => {
    failure.clear();
    try {
      await change.mutateAsync({ adminResponse: text });
      void showMessage("success", { title: "Ответ отправлен" });
    } catch (error) {
      failure.fail(error);
      void showMessage("error", { title: "Ошибка", description: "Не удалось отправить ответ" });
    }
  };
  const move = async (next: FeedbackStatus) => {
    failure.clear();
    try {
      await change.mutateAsync({ status: next });
      void showMessage("success", { title: `Состояние: ${feedbackStatuses[next].toLowerCase()}` });
    } catch (error) {
      failure.fail(error);
    }
  };

  return (
    <form
      noValidate
      className="mt-6 max-w-[42rem]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !change.isPending) void answer();
      }}
    >
      {canAnswer ? (
        <Field id={`answer-${id}`} label="Ответ" hint={describeReplyChannel(message)}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={maxAnswerLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      ) : (
        <Alert>{inboxMessages.nobody}</Alert>
      )}
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Изменения не сохранены" className="mt-4">
          {failure.text}
        </Alert>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {canAnswer ? (
          <Button type="submit" size="sm" disabled={!isChanged} pending={change.isPending}>
            {adminResponse === null ? "Ответить" : "Отправить исправленный ответ"}
          </Button>
        ) : null}
        {(["in_progress", "closed", "new"] as const)
          .filter((next) => next !== status && (next !== "new" || status === "closed"))
          .map((next) => (
            <Button
              key={next}
              variant="secondary"
              size="sm"
              disabled={change.isPending}
              onClick={() => void move(next)}
            >
              {verbs[next]}
            </Button>
          ))}
      </div>
    </form>
  );
}

const verbs = { in_progress: "Взять в работу", closed: "Закрыть", new: "Вернуть в новые" };

function describeReplyChannel({ email, account }: InboxMessage): string {
  if (email === null) return "Придёт уведомлением в кабинет: почту автор не оставил.";
  return account === null
    ? `Уйдёт письмом на ${email}.`
    : `Уйдёт письмом на ${email} и уведомлением в кабинет.`;
}
