"use client";

import { useState } from "react";
import {
  type AudienceChoice,
  AudienceFields,
} from "@/components/admin/notifications/audience-fields";
import { NotificationPreview } from "@/components/admin/notifications/notification-preview";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { planNames } from "@/content/plan-names";
import {
  useCountAudience,
  useSendNotification,
} from "@/lib/features/notifications/broadcast/client";
import {
  broadcastMessages,
  type NotificationType,
  notificationTypes,
  typeWords,
} from "@/lib/features/notifications/messages";
import { ApiError, explain } from "@/lib/platform/api-client/api-error";
import { plural } from "@/lib/russian/plural";

const empty = {
  title: "",
  message: "",
  type: "info" as NotificationType,
  link: "",
  audience: { kind: "all" } as AudienceChoice,
};

/**
 * The form. «Отправить» waits for title and text (docs/specification/admin.md#notifications), then
 * names how many people get it and asks. What is typed stays until it was sent.
 */
export function SendForm() {
  const [values, setValues] = useState(empty);
  const [asksFor, setAsksFor] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const counting = useCountAudience();
  const sending = useSendNotification();
  const set = (change: Partial<typeof empty>) => setValues((now) => ({ ...now, ...change }));
  const isComplete = values.title.trim() !== "" && values.message.trim() !== "";
  const errorOf = (field: string) =>
    failure instanceof ApiError ? failure.fieldErrors[field]?.[0] : undefined;

  const ask = async () => {
    setFailure(null);
    try {
      const { count } = await counting.mutateAsync(values.audience);
      if (count > 0) setAsksFor(count);
      else setFailure(nobody(values.audience));
    } catch (error) {
      setFailure(error);
    }
  };
  const send = async () => {
    try {
      const { sent } = await sending.mutateAsync(values);
      setValues(empty);
      void showMessage("success", {
        title: "Уведомление отправлено",
        description: `Получили: ${people(sent)}.`,
      });
    } catch (error) {
      setFailure(error);
      void showMessage("error", {
        title: "Ошибка",
        description: "Не удалось отправить уведомление",
      });
    }
    setAsksFor(null);
  };

  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !counting.isPending) void ask();
        }}
      >
        <AudienceFields
          audience={values.audience}
          error={errorOf("audience.email") ?? errorOf("audience")}
          onChange={(audience) => set({ audience })}
        />
        <Field id="send-title" label="Заголовок" error={errorOf("title")}>
          {(control) => (
            <Input
              {...control}
              maxLength={broadcastMessages.maxTitleLength}
              value={values.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Field id="send-message" label="Текст" error={errorOf("message")}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={broadcastMessages.maxMessageLength}
              value={values.message}
              onChange={({ target }) => set({ message: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field id="send-type" label="Вид" error={errorOf("type")}>
            {(control) => (
              <Select
                {...control}
                value={values.type}
                onChange={({ target }) => set({ type: target.value as NotificationType })}
              >
                {notificationTypes.map((type) => (
                  <option key={type} value={type}>
                    {typeWords[type]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="send-link" label="Ссылка" optional error={errorOf("link")}>
            {(control) => (
              <Input
                {...control}
                placeholder="/news"
                autoComplete="off"
                value={values.link}
                onChange={({ target }) => set({ link: target.value })}
              />
            )}
          </Field>
        </div>
        {failure !== null ? (
          <Alert tone="danger" role="alert" title="Уведомление не отправлено">
            {typeof failure === "string"
              ? failure
              : explain(failure, "Сервер не ответил. Попробуйте ещё раз.")}
          </Alert>
        ) : null}
        <Button type="submit" disabled={!isComplete} pending={counting.isPending}>
          Отправить
        </Button>
      </form>
      <NotificationPreview {...values} />
      <ConfirmDialog
        open={asksFor !== null}
        onOpenChange={(open) => (open ? undefined : setAsksFor(null))}
        tone="primary"
        title="Отправить уведомление?"
        description={
          <>
            <b className="font-semibold break-words text-ink">{values.title}</b> —{" "}
            {audienceWords(values.audience)}. Получателей:{" "}
            <b className="font-semibold text-ink">{people(asksFor ?? 0)}</b>. Отозвать отправленное
            нельзя.
          </>
        }
        action="Отправить"
        pending={sending.isPending}
        onConfirm={() => void send()}
      />
    </div>
  );
}

const people = (count: number) => plural(count, "человек", "человека", "человек");

function audienceWords(audience: AudienceChoice): string {
  if (audience.kind === "all") return "всем, кто зарегистрирован";
  return audience.kind === "plan"
    ? `всем на плане «${planNames[audience.subscription]}»`
    : `пользователю ${audience.email.trim()}`;
}

function nobody(audience: AudienceChoice): string {
  return audience.kind === "user"
    ? "Пользователя с такой почтой нет. Проверьте адрес."
    : "На этом плане сейчас никого нет.";
}
