"use client";

import { useSyncExternalStore } from "react";
import {
  type CookieConsent,
  readCookieConsent,
  storeCookieConsent,
  subscribeToCookieConsent,
} from "@/components/shell/cookies/cookie-consent";
import { buttonVariants } from "@/components/ui/button-variants";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";

/** The choice and its date in one string, so that the snapshot is compared by value. */
function snapshot(): string {
  try {
    const consent = readCookieConsent();
    return consent ? `${consent.choice} ${consent.date}` : " ";
  } catch {
    return "blocked ";
  }
}

const choiceTexts: Record<CookieConsent, string> = {
  accepted: "Вы приняли файлы cookie",
  declined: "Вы отклонили файлы cookie",
};

const buttonClasses = `${buttonVariants({ variant: "secondary" })} aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent`;

/** The choice made in the banner, with buttons to change or withdraw it. */
export function CookieChoice() {
  const [choice = "", date = ""] = useSyncExternalStore(
    subscribeToCookieConsent,
    snapshot,
    () => " ",
  ).split(" ");
  const isGiven = choice === "accepted" || choice === "declined";
  const day = new Date(date);
  const on =
    isGiven && !Number.isNaN(day.getTime()) ? `, ${formatRussianDate(toMoscowDate(day))}` : "";
  return (
    <div className="rounded-lg border border-line bg-sheet p-5 print:hidden">
      <p role="status" className="font-medium">
        {isGiven
          ? `${choiceTexts[choice]}${on}`
          : choice === "blocked"
            ? "Браузер не разрешает сайту ничего сохранять"
            : "Вы ещё не ответили"}
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-pressed={choice === "accepted"}
          className={buttonClasses}
          onClick={() => storeCookieConsent("accepted")}
        >
          Принять
        </button>
        <button
          type="button"
          aria-pressed={choice === "declined"}
          className={buttonClasses}
          onClick={() => storeCookieConsent("declined")}
        >
          Отклонить
        </button>
        {isGiven ? (
          <button
            type="button"
            className={buttonVariants({ variant: "quiet" })}
            onClick={() => storeCookieConsent(null)}
          >
            Сбросить ответ
          </button>
        ) : null}
      </div>
    </div>
  );
}
