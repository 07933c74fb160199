"use client";

import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  checkFeedback,
  emptyFeedback,
  type FieldMessages,
  fieldId,
  noConsents,
  toProblems,
} from "@/components/feedback/feedback-values";
import { FillProgress } from "@/components/feedback/fill-progress";
import { MainQuestions } from "@/components/feedback/main-questions";
import { OpinionPanels } from "@/components/feedback/opinion-panels";
import { ConsentChoice } from "@/components/forms/consent-choice";
import { showMessage } from "@/components/forms/show-message";
import { SubmitButton } from "@/components/forms/submit-button";
import { useSessionDraft } from "@/components/forms/use-session-draft";
import { ErrorSummary } from "@/components/ui/error-summary";
import { ApiError, explain } from "@/lib/api-client/api-error";
import { useSendFeedback } from "@/lib/feedback/client";
import { feedbackProgress } from "@/lib/feedback/progress";
import { useCurrentUser } from "@/lib/users/client";

/** `sent` and `failed` stay in sight after their short message is gone. */
type Outcome = { kind: "sent" } | { kind: "failed"; text: string } | null;

/** Specification § 2 «Feedback»: the whole form is in the page's HTML, without a schema of its own. */
export function FeedbackForm() {
  const { user } = useCurrentUser();
  const { values, change, forget } = useSessionDraft("feedback-draft", emptyFeedback);
  const [consents, setConsents] = useState(noConsents);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [outcome, setOutcome] = useState<Outcome>(null);
  const sending = useSendFeedback();
  const summary = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const email = values.email ?? user?.email ?? "";

  const showErrors = (found: FieldMessages) => {
    flushSync(() => {
      setErrors(found);
      setOutcome(null);
    });
    summary.current?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const found = checkFeedback(values, consents);
    if (Object.keys(found).length > 0) return showErrors(found);
    setErrors({});
    setOutcome(null);
    const { rating, satisfaction, usability, recommend } = values;
    const chosen = { rating: rating ?? undefined, satisfaction: satisfaction ?? undefined };
    sending.mutate(
      {
        ...values,
        ...consents,
        ...chosen,
        usability: usability ?? undefined,
        recommend: recommend ?? undefined,
        email: email.trim(),
      },
      { onSuccess: finish, onError: fail },
    );
  };

  const finish = () => {
    flushSync(() => {
      forget();
      setConsents(noConsents);
      setOutcome({ kind: "sent" });
    });
    note.current?.focus();
    void showMessage("success", {
      title: "Отзыв отправлен!",
      description: "Спасибо за ваш отзыв. Мы обязательно его рассмотрим.",
    });
  };

  const fail = (error: unknown) => {
    const text =
      error instanceof ApiError
        ? explain(error, "Ошибка отправки отзыва")
        : "Не удалось отправить отзыв";
    void showMessage("error", { title: "Ошибка", description: text });
    const found = error instanceof ApiError ? firstMessages(error) : {};
    if (toProblems(found).length > 0) return showErrors(found);
    flushSync(() => setOutcome({ kind: "failed", text }));
    note.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary problems={toProblems(errors)} heading="h2" ref={summary} />
      <OutcomeNote outcome={outcome} ref={note} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <MainQuestions values={values} email={email} errors={errors} onChange={change} />
        <div className="space-y-5 lg:row-span-2">
          <FillProgress percent={feedbackProgress(values)} />
          <OpinionPanels values={values} onChange={change} />
        </div>
        <div>
          <ConsentChoice
            id={fieldId("agreeToDataProcessing")}
            consent="feedback"
            checked={consents.agreeToDataProcessing}
            onChange={(agreeToDataProcessing) =>
              setConsents({ ...consents, agreeToDataProcessing })
            }
            error={errors.agreeToDataProcessing}
          />
          <ConsentChoice
            id={fieldId("agreeToNewsletters")}
            consent="newsletter"
            checked={consents.agreeToNewsletters}
            onChange={(agreeToNewsletters) => setConsents({ ...consents, agreeToNewsletters })}
            note={"Необязательно. Рассылки пока нет: напишем, только если она\u00a0появится."}
            error={errors.agreeToNewsletters}
          />
          <div className="mt-5">
            <SubmitButton
              pending={sending.isPending}
              label="Отправить отзыв"
              pendingLabel="Отправляем..."
            />
          </div>
        </div>
      </div>
    </form>
  );
}

const firstMessages = (error: ApiError): FieldMessages =>
  Object.fromEntries(Object.entries(error.fieldErrors).map(([field, [first]]) => [field, first]));

function OutcomeNote({ outcome, ref }: { outcome: Outcome; ref: React.Ref<HTMLDivElement> }) {
  if (outcome === null) return null;
  const isSent = outcome.kind === "sent";
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isSent ? "status" : "alert"}
      className={`mb-8 scroll-mt-24 rounded-md border-l-3 px-4 py-3.5 text-sm text-ink ${isSent ? "border-success bg-success-wash" : "border-danger bg-danger-wash"}`}
    >
      <p className="font-semibold">{isSent ? "Отзыв отправлен!" : "Не удалось отправить отзыв"}</p>
      <p className="mt-1">
        {isSent
          ? "Спасибо за ваш отзыв. Мы обязательно его рассмотрим."
          : `${outcome.text} Всё, что вы ввели, осталось в\u00a0форме.`}
      </p>
    </div>
  );
}
