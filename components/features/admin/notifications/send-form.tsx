"use client";

import { useState } from "react";
import { z } from "zod";
import {
  type AudienceChoice,
  AudienceFields,
} from "@/components/features/admin/notifications/audience-fields";
import { MessageFields } from "@/components/features/admin/notifications/message-fields";
import { NotificationPreview } from "@/components/features/admin/notifications/notification-preview";
import { SendTimeFields } from "@/components/features/admin/notifications/send-time-fields";
import {
  emptySendValues,
  type SendValues,
  toSendValues,
} from "@/components/features/admin/notifications/send-values";
import { useApiForm } from "@/components/forms/use-api-form";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { plannedTexts } from "@/content/admin/notifications";
import { planNames } from "@/content/plans/plan-names";
import { formatMoscowDateTime, fromMoscowDateTime } from "@/lib/core/time/moscow-time";
import {
  useCountAudience,
  useSendNotification,
} from "@/lib/features/notifications/broadcast/client";
import { broadcastRequest } from "@/lib/features/notifications/broadcast/schema";
import { useCancelPlanned, useSavePlanned } from "@/lib/features/notifications/planned/client";
import type { PlannedNotification } from "@/lib/features/notifications/planned/responses";
import { plural } from "@/lib/russian/plural";

const sendForm = z
  .custom<SendValues>()
  .transform(
    ({ isLater: _isLater, hour: _hour, ...texts }): z.input<typeof broadcastRequest> => texts,
  )
  .pipe(broadcastRequest);

type SendFormProps = {
  /** The draft or scheduled notification being edited. */
  planned: PlannedNotification | null;
  /** Called when it was sent, saved or discarded: the form is reset. */
  onDone: () => void;
};

/**
 * The form. «Отправить» is enabled by a title and a text (docs/specification/admin.md#notifications), then shows the
 * number of recipients and asks for confirmation. Keeps what was typed until it is sent.
 */
export function SendForm({ planned, onDone }: SendFormProps) {
  const [asksFor, setAsksFor] = useState<number | null>(null);
  const counting = useCountAudience();
  const sending = useSendNotification();
  const keeping = useSavePlanned();
  const cancelling = useCancelPlanned();
  // The one being edited; null once it no longer exists.
  const [id, setId] = useState(planned?.id ?? null);
  const { form, failure, errorOf, setAll, fail, isPending, submit } = useApiForm({
    schema: sendForm,
    defaultValues: planned ? toSendValues(planned) : emptySendValues,
    fields: ["audience", "audience.email", "title", "message", "type", "link"],
    controlId: (field) => `send-${field.replace("audience.", "")}`,
    async send(): Promise<void> {
      if (isLater && dueAt === null) return failure.reject({}, plannedTexts.noHour);
      const { count } = await counting.mutateAsync(values.audience);
      if (count > 0) setAsksFor(count);
      else failure.reject({}, emptyAudienceText(values.audience));
    },
  });
  const values = form.watch();
  const isComplete = values.title.trim() !== "" && values.message.trim() !== "";

  const { isLater, hour, ...texts } = values;
  const dueAt = isLater ? fromMoscowDateTime(hour) : null;

  const keep = async (at: string | null, successMessage: string) => {
    failure.clear();
    try {
      await keeping.mutateAsync({ ...texts, id, dueAt: at });
      void showMessage("success", { title: successMessage });
      onDone();
    } catch (error) {
      fail(error);
      void showMessage("error", { title: "Ошибка", description: plannedTexts.failure });
    }
    setAsksFor(null);
  };
  const send = async () => {
    try {
      // Delete it first: otherwise it would be sent again at its scheduled time.
      if (id !== null) {
        await cancelling.mutateAsync(id);
        setId(null);
      }
      const { sent } = await sending.mutateAsync(texts);
      onDone();
      void showMessage("success", {
        title: "Уведомление отправлено",
        description: `Получили: ${people(sent)}.`,
      });
    } catch (error) {
      fail(error);
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
          if (isComplete) void submit(event);
        }}
      >
        <AudienceFields
          audience={values.audience}
          error={errorOf("audience.email") ?? errorOf("audience")}
          onChange={(audience) => setAll({ audience })}
        />
        <MessageFields values={texts} errorOf={errorOf} onChange={setAll} />
        <SendTimeFields
          isLater={isLater}
          hour={hour}
          error={failure.errorOf("dueAt")}
          onChange={setAll}
        />
        {failure.text ? (
          <Alert
            tone="danger"
            role="alert"
            title={isLater ? "Уведомление не запланировано" : "Уведомление не отправлено"}
          >
            {failure.text}
          </Alert>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isComplete} pending={isPending}>
            {isLater ? plannedTexts.plan : "Отправить"}
          </Button>
          <Button
            variant="secondary"
            disabled={!isComplete}
            pending={keeping.isPending && asksFor === null}
            onClick={() => void keep(null, plannedTexts.drafted)}
          >
            {plannedTexts.draft}
          </Button>
          {planned ? (
            <Button variant="quiet" onClick={onDone}>
              {plannedTexts.stop}
            </Button>
          ) : null}
        </div>
      </form>
      <NotificationPreview {...texts} />
      <ConfirmDialog
        open={asksFor !== null}
        onOpenChange={(open) => (open ? undefined : setAsksFor(null))}
        tone="primary"
        title={dueAt ? plannedTexts.question : "Отправить уведомление?"}
        description={
          <>
            <b className="font-semibold break-texts text-ink">{values.title}</b> —{" "}
            {describeAudience(values.audience)}. Получателей:{" "}
            <b className="font-semibold text-ink">{people(asksFor ?? 0)}</b>.{" "}
            {dueAt ? (
              <>
                Отправим <b className="font-semibold text-ink">{formatMoscowDateTime(dueAt)}</b> по
                Москве. {plannedTexts.recount}
              </>
            ) : (
              "Отозвать отправленное нельзя."
            )}
          </>
        }
        action={dueAt ? plannedTexts.plan : "Отправить"}
        pending={sending.isPending || keeping.isPending}
        onConfirm={() => void (dueAt ? keep(dueAt, plannedTexts.planned) : send())}
      />
    </div>
  );
}

const people = (count: number) => plural(count, "человек", "человека", "человек");

function describeAudience(audience: AudienceChoice): string {
  if (audience.kind === "all") return "всем, кто зарегистрирован";
  return audience.kind === "plan"
    ? `всем на плане «${planNames[audience.subscription]}»`
    : `пользователю ${audience.email.trim()}`;
}

function emptyAudienceText(audience: AudienceChoice): string {
  return audience.kind === "user"
    ? "Пользователя с такой почтой нет. Проверьте адрес."
    : "На этом плане сейчас никого нет.";
}
