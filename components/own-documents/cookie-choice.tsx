"use client";

import { useSyncExternalStore } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatRussianDate, toMoscowDate } from "@/lib/core/moscow-time";

/** Specification § 9; the banner writes the same keys. */
const choiceKey = "cookie-consent";
const dateKey = "cookie-consent-date";
const changed = "cookie-consent-change";

type Choice = "accepted" | "declined";

function subscribe(listen: () => void): () => void {
  window.addEventListener("storage", listen);
  window.addEventListener(changed, listen);
  return () => {
    window.removeEventListener("storage", listen);
    window.removeEventListener(changed, listen);
  };
}

/** The choice and its date in one string, so that the snapshot is compared by value. */
function snapshot(): string {
  try {
    return `${localStorage.getItem(choiceKey) ?? ""} ${localStorage.getItem(dateKey) ?? ""}`;
  } catch {
    return "blocked ";
  }
}

function keep(choice: Choice | null): void {
  try {
    if (choice === null) {
      localStorage.removeItem(choiceKey);
      localStorage.removeItem(dateKey);
    } else {
      localStorage.setItem(choiceKey, choice);
      localStorage.setItem(dateKey, new Date().toISOString());
    }
  } catch {
    // A browser that keeps nothing has nothing to change.
  }
  window.dispatchEvent(new Event(changed));
}

const said: Record<Choice, string> = {
  accepted: "Вы приняли файлы cookie",
  declined: "Вы отклонили файлы cookie",
};

const buttonClasses = `${buttonVariants({ variant: "secondary" })} aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent`;

/** The answer that was given in the banner, and the way to change or withdraw it. */
export function CookieChoice() {
  const [choice = "", date = ""] = useSyncExternalStore(subscribe, snapshot, () => " ").split(" ");
  const isGiven = choice === "accepted" || choice === "declined";
  const day = new Date(date);
  const on =
    isGiven && !Number.isNaN(day.getTime()) ? `, ${formatRussianDate(toMoscowDate(day))}` : "";
  return (
    <div className="rounded-lg border border-line bg-sheet p-5 print:hidden">
      <p role="status" className="font-medium">
        {isGiven
          ? `${said[choice]}${on}`
          : choice === "blocked"
            ? "Браузер не разрешает сайту ничего сохранять"
            : "Вы ещё не ответили"}
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-pressed={choice === "accepted"}
          className={buttonClasses}
          onClick={() => keep("accepted")}
        >
          Принять
        </button>
        <button
          type="button"
          aria-pressed={choice === "declined"}
          className={buttonClasses}
          onClick={() => keep("declined")}
        >
          Отклонить
        </button>
        {isGiven ? (
          <button
            type="button"
            className={buttonVariants({ variant: "quiet" })}
            onClick={() => keep(null)}
          >
            Сбросить ответ
          </button>
        ) : null}
      </div>
    </div>
  );
}
