"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useOnDemand } from "@/components/shell/use-on-demand";
import { buttonVariants } from "@/components/ui/button-variants";

/** The form comes when somebody wants to write: most of the page's visitors read. */
const load = () => import("@/components/reviews/review-form").then((module) => module.ReviewForm);

/**
 * A button that opens the form; cancelling and success close it
 * (docs/specification/feedback.md#reviews).
 */
export function WriteReview({ onSent }: { onSent: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const ReviewForm = useOnDemand(load, isOpen, () => setIsOpen(false));
  const button = useRef<HTMLButtonElement>(null);

  const close = (sent: boolean) => {
    flushSync(() => {
      setIsOpen(false);
      setIsSent(sent);
    });
    button.current?.focus();
  };

  if (isOpen) {
    return ReviewForm ? (
      <ReviewForm
        onCancel={() => close(false)}
        onSent={() => {
          close(true);
          onSent();
        }}
      />
    ) : (
      <Opening />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <button
        ref={button}
        type="button"
        className={buttonVariants()}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setIsOpen(true)}
      >
        Оставить отзыв
      </button>
      <p role="status" className="text-sm text-success">
        {isSent ? "Ваш отзыв будет опубликован после модерации администратором" : ""}
      </p>
    </div>
  );
}

/** Of the form's height, so that the page below does not jump. */
function Opening() {
  return (
    <div role="status" className="animate-breathe h-[44rem] max-w-3xl rounded-lg bg-wash">
      <span className="sr-only">Открываем форму</span>
    </div>
  );
}
