"use client";

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ConsentChoice } from "@/components/forms/consent-choice";
import { draftStore } from "@/components/forms/draft-store";
import { isNullOr, isOneOf, isText, parsePart } from "@/components/forms/parse-draft";
import { RatingScale } from "@/components/forms/rating-scale";
import { TextAreaField, TextField } from "@/components/forms/text-field";
import { useSending } from "@/components/forms/use-sending";
import { useSessionDraft } from "@/components/forms/use-session-draft";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/controls/error-summary";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { type Rating, ratings } from "@/content/reviews/rating-labels";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { sendReview } from "@/lib/features/reviews/calls";
import { maxCommentLength, maxNameLength, reviewMessages } from "@/lib/features/reviews/messages";
import { ApiError, fieldMessages, getErrorMessage } from "@/lib/platform/api-client/api-error";

type ReviewValues = {
  /** Null until edited: then they are the signed-in user's. */
  userName: string | null;
  email: string | null;
  rating: Rating;
  comment: string;
};

const empty: ReviewValues = { userName: null, email: null, rating: 5, comment: "" };
const store = draftStore({
  key: "review-draft",
  area: "tab",
  parse: parsePart<ReviewValues>({
    userName: isNullOr(isText),
    email: isNullOr(isText),
    rating: isOneOf(ratings),
    comment: isText,
  }),
});

type GivenConsents = { agreeToDataProcessing: true; agreeToPublication: boolean };
const noConsents = { agreeToDataProcessing: false, agreeToPublication: false };

/** Shown when anything but a field was wrong (docs/specification/messages.md#feedback-and-reviews). */
const failure = "Не удалось отправить отзыв. Попробуйте позже.";

const fields = ["userName", "email", "rating", "comment", "agreeToDataProcessing"] as const;
type Messages = Partial<Record<string, string>>;

const toProblems = (errors: Messages) =>
  fields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: `review-${field}`, message }] : [];
  });

type ReviewFormProps = { onClose: () => void; onSent: () => void };

/** Name, e-mail, rating, text and the two consents; input survives cancelling and reloading. */
export function ReviewForm({ onClose, onSent }: ReviewFormProps) {
  const { user } = useCurrentUser();
  const { values, change, forget } = useSessionDraft(store, empty);
  const [consents, setConsents] = useState(noConsents);
  const [errors, setErrors] = useState<Messages>({});
  const [failed, setFailed] = useState<string | null>(null);
  const summary = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const userName = values.userName ?? user?.firstName ?? "";
  const email = values.email ?? user?.email ?? "";
  const isComplete = [userName, email, values.comment].every((text) => text.trim() !== "");

  // The clicked button is gone: keep the focus from falling back to the top of the page.
  useEffect(() => heading.current?.focus(), []);

  const showErrors = (messages: Messages) => {
    flushSync(() => {
      setErrors(messages);
      setFailed(null);
    });
    summary.current?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || !isComplete) return;
    const { agreeToDataProcessing, agreeToPublication } = consents;
    if (!agreeToDataProcessing) {
      return showErrors({ agreeToDataProcessing: reviewMessages.consent });
    }
    setErrors({});
    setFailed(null);
    void run({ agreeToDataProcessing, agreeToPublication });
  };

  const { isPending, run } = useSending(async (given: GivenConsents) => {
    const { rating, comment } = values;
    try {
      await sendReview({ userName, email: email.trim(), rating, comment, ...given });
      finish();
    } catch (error) {
      fail(error);
    }
  });

  const finish = () => {
    forget();
    void showMessage("success", {
      title: "Отзыв отправлен",
      description: "Ваш отзыв будет опубликован после модерации администратором",
    });
    onSent();
  };

  const fail = (error: unknown) => {
    const messages: Messages = fieldMessages(error);
    if (toProblems(messages).length > 0) return showErrors(messages);
    const isRejection =
      error instanceof ApiError && ["NETWORK", "RATE_LIMITED"].includes(error.code);
    setFailed(isRejection ? getErrorMessage(error, failure) : failure);
    void showMessage("error", { title: failure });
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="review-heading"
      className="max-w-3xl rounded-lg border border-line bg-sheet p-5 sm:p-8"
    >
      <h2 ref={heading} id="review-heading" tabIndex={-1} className="mb-5 scroll-mt-24 text-xl">
        Ваш отзыв
      </h2>
      <ErrorSummary problems={toProblems(errors)} ref={summary} />
      <div className="space-y-6">
        <RatingScale
          id="review-rating"
          label="Оценка"
          value={values.rating}
          onChange={(rating) => change({ rating: rating ?? 5 })}
          error={errors.rating}
        />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField
            id="review-userName"
            label="Имя"
            hint="Можно псевдоним: фамилия не&nbsp;нужна."
            error={errors.userName}
            autoComplete="given-name"
            maxLength={maxNameLength}
            value={userName}
            onText={(text) => change({ userName: text })}
          />
          <TextField
            id="review-email"
            label="Email"
            hint="Для&nbsp;связи. Не&nbsp;публикуем."
            error={errors.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onText={(text) => change({ email: text })}
          />
        </div>
        <TextAreaField
          id="review-comment"
          label="Отзыв"
          hint="Что получилось, чего не&nbsp;хватило. Чужих имён и&nbsp;телефонов не&nbsp;называйте."
          error={errors.comment}
          rows={5}
          maxLength={maxCommentLength}
          value={values.comment}
          onText={(comment) => change({ comment })}
        />
        <ReviewConsents
          consents={consents}
          error={errors.agreeToDataProcessing}
          onChange={setConsents}
        />
        {failed ? (
          <Alert tone="danger" role="alert" title="Отзыв не отправлен">
            {failed} Всё, что вы&nbsp;ввели, осталось в&nbsp;форме.
          </Alert>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isComplete} pending={isPending}>
            {isPending ? "Отправляем..." : "Отправить отзыв"}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Отмена
          </Button>
        </div>
      </div>
    </form>
  );
}

type ReviewConsentsProps = {
  consents: typeof noConsents;
  /** Error: the consent to data processing is missing. */
  error: string | undefined;
  onChange: (consents: typeof noConsents) => void;
};

function ReviewConsents({ consents, error, onChange }: ReviewConsentsProps) {
  return (
    <div>
      <ConsentChoice
        id="review-agreeToDataProcessing"
        consent="feedback"
        checked={consents.agreeToDataProcessing}
        onChange={(agreeToDataProcessing) => onChange({ ...consents, agreeToDataProcessing })}
        error={error}
      />
      <ConsentChoice
        id="review-agreeToPublication"
        consent="publication"
        checked={consents.agreeToPublication}
        onChange={(agreeToPublication) => onChange({ ...consents, agreeToPublication })}
        note={"Необязательно. Без этой отметки отзыв выйдет без\u00a0имени."}
      />
      <p className="mt-1 text-xs text-ink-faint">
        Подробнее — в{"\u00a0"}
        <OnDemandLink href="/privacy" target="_blank" className="text-accent underline">
          политике обработки персональных данных
        </OnDemandLink>
        .
      </p>
    </div>
  );
}
