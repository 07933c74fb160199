"use client";

import { LoaderCircle } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  checkFeedback,
  emptyFeedback,
  type FieldMessages,
  feedbackDraft,
  fieldId,
  noConsents,
  toProblems,
} from "@/components/features/feedback/feedback-values";
import { FillProgress } from "@/components/features/feedback/fill-progress";
import { MainQuestions } from "@/components/features/feedback/main-questions";
import { OpinionPanels } from "@/components/features/feedback/opinion-panels";
import { ConsentChoice } from "@/components/forms/consent-choice";
import { ScriptedForm } from "@/components/forms/scripted-form";
import { useSending } from "@/components/forms/use-sending";
import { useSessionDraft } from "@/components/forms/use-session-draft";
import { showMessage } from "@/components/shell/messages/show-message";
import { buttonVariants } from "@/components/ui/button-variants";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { sendFeedback } from "@/lib/features/feedback/calls";
import { feedbackProgress } from "@/lib/features/feedback/progress";
import { ApiError, fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

/** `sent` and `failed` stay visible after their toast is gone. */
type Outcome = { kind: "sent" } | { kind: "failed"; text: string } | null;

/**
 * The complete form (docs/specification/feedback.md#feedback-form) is in the page's HTML, without a schema of its own.
 */
export function FeedbackForm() {
  const { user } = useCurrentUser();
  const { values, change, forget } = useSessionDraft(feedbackDraft, emptyFeedback);
  const [consents, setConsents] = useState(noConsents);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const summary = useRef<HTMLElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const email = values.email ?? user?.email ?? "";

  const showErrors = (messages: FieldMessages) => {
    flushSync(() => {
      setErrors(messages);
      setOutcome(null);
    });
    summary.current?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const messages = checkFeedback(values, consents);
    if (Object.keys(messages).length > 0) return showErrors(messages);
    setErrors({});
    setOutcome(null);
    void run();
  };

  const { isPending, run } = useSending(async () => {
    const { rating, satisfaction, usability, recommend, ...others } = values;
    const answers = {
      rating: rating ?? undefined,
      satisfaction: satisfaction ?? undefined,
      usability: usability ?? undefined,
      recommend: recommend ?? undefined,
    };
    try {
      // Untouched and not known yet: the server knows the user's address.
      const address = values.email === null && !user ? undefined : email.trim();
      await sendFeedback({ ...others, ...answers, ...consents, email: address });
      finish();
    } catch (error) {
      fail(error);
    }
  });

  const finish = () => {
    flushSync(() => {
      forget();
      setConsents(noConsents);
      setOutcome({ kind: "sent" });
    });
    note.current?.focus();
    if (user)
      void import("@/lib/features/feedback/client").then((client) => client.refreshOwnFeedback());
    void showMessage("success", {
      title: "Отзыв отправлен!",
      description: "Спасибо за ваш отзыв. Мы обязательно его рассмотрим.",
    });
  };

  const fail = (error: unknown) => {
    const text =
      error instanceof ApiError
        ? getErrorMessage(error, "Ошибка отправки отзыва")
        : "Не удалось отправить отзыв";
    void showMessage("error", { title: "Ошибка", description: text });
    const messages = fieldMessages(error);
    if (toProblems(messages).length > 0) return showErrors(messages);
    flushSync(() => setOutcome({ kind: "failed", text }));
    note.current?.focus();
  };

  return (
    <ScriptedForm onSubmit={submit}>
      <ErrorSummary problems={toProblems(errors)} heading="h2" ref={summary} />
      <OutcomeNote outcome={outcome} ref={note} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <MainQuestions values={values} email={email} errors={errors} onChange={change} />
        <div className="space-y-5 lg:row-span-2">
          <FillProgress percent={feedbackProgress(values)} />
          <button
            type="button"
            aria-expanded={isMoreOpen}
            aria-controls="feedback-more"
            onClick={() => setIsMoreOpen(!isMoreOpen)}
            className={`${buttonVariants({ variant: "secondary" })} w-full lg:hidden`}
          >
            {isMoreOpen ? "Свернуть вопросы" : "Ответить ещё на\u00a0четыре вопроса"}
          </button>
          {/* On a phone they would be between the message and its button. */}
          <div id="feedback-more" className={isMoreOpen ? undefined : "max-lg:hidden"}>
            <OpinionPanels values={values} onChange={change} />
          </div>
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
              pending={isPending}
              label="Отправить отзыв"
              pendingLabel="Отправляем..."
            />
          </div>
        </div>
      </div>
    </ScriptedForm>
  );
}

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

type SubmitButtonProps = { pending: boolean; label: string; pendingLabel: string };

/** Sends a form; disabled while sending, as the contract requires. For pages with a tight size budget. */
function SubmitButton({ pending, label, pendingLabel }: SubmitButtonProps) {
  return (
    <button type="submit" disabled={pending} aria-busy={pending} className={buttonVariants()}>
      {pending ? (
        <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="animate-turn" />
      ) : null}
      {pending ? pendingLabel : label}
    </button>
  );
}
