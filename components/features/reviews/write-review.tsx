"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { closeOnLoadFailure } from "@/components/shell/close-on-load-failure";
import { lazyPart } from "@/components/shell/lazy-part";
import { buttonVariants } from "@/components/ui/button-variants";

/** The form is loaded on click: most visitors of the page only read. */
const ReviewForm = lazyPart(
  async () => (await import("@/components/features/reviews/review-form")).ReviewForm,
  { waiting: Opening, failed: closeOnLoadFailure() },
);

/** A button that opens the form; cancelling and success close it (docs/specification/feedback.md#reviews). */
export function WriteReview({ onSent }: { onSent: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = (sent: boolean) => {
    flushSync(() => {
      setIsOpen(false);
      setIsSent(sent);
    });
    button.current?.focus();
  };

  if (isOpen) {
    return (
      <ReviewForm
        onClose={() => close(false)}
        onSent={() => {
          close(true);
          onSent();
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <button
        ref={button}
        type="button"
        className={buttonVariants()}
        onPointerEnter={() => void ReviewForm.prepare().catch(() => undefined)}
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

/** As high as the form, so that the page below does not jump. */
function Opening() {
  return (
    <div role="status" className="animate-breathe h-[44rem] max-w-3xl rounded-lg bg-wash">
      <span className="sr-only">Открываем форму</span>
    </div>
  );
}
