"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "@/components/tools/copy-button";
import { SecretList } from "@/components/tools/password/secret-list";
import { StrengthMeter } from "@/components/tools/password/strength-notes";
import type { SecretSet } from "@/components/tools/password/use-secret-sets";
import { buttonVariants } from "@/components/ui/button-variants";
import { plural } from "@/lib/russian/plural";
import { formatBits } from "@/lib/tools/password/entropy";

const namesOf = ({ kind, secrets }: SecretSet) =>
  kind === "phrase"
    ? plural(secrets.length, "фраза", "фразы", "фраз")
    : plural(secrets.length, "пароль", "пароля", "паролей");

type SecretResultProps = { sets: readonly SecretSet[]; onClear: () => void };

/** The newest set and those before it. Shown from the start (specification § 9). */
export function SecretResult({ sets, onClear }: SecretResultProps) {
  const [isShown, setIsShown] = useState(true);
  const [newest, ...earlier] = sets;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <section aria-label="Результат" className="min-w-0">
      {/* The secrets themselves are not read out: others may listen. */}
      <p role="status" className="sr-only">
        {newest ? `Готово: ${namesOf(newest)}` : ""}
      </p>
      {newest ? (
        <div className="rounded-lg border border-line bg-sheet p-5 sm:p-6">
          <SecretList key={newest.id} set={newest} isShown={isShown} isLarge />
          <div className="mt-3 border-t border-line pt-4">
            {newest.strength ? (
              <StrengthMeter strength={newest.strength} />
            ) : (
              <p className="text-sm font-medium">Стойкость: {formatBits(newest.bits)}</p>
            )}
          </div>
          <div className="mt-5 flex flex-wrap gap-2.5">
            {newest.secrets.length > 1 ? (
              <CopyButton text={newest.secrets.join("\n")} label="Копировать все" />
            ) : null}
            <button
              type="button"
              className={buttonVariants({ variant: "secondary", size: "sm" })}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} />
              {isShown ? "Скрыть" : "Показать"}
            </button>
          </div>
        </div>
      ) : (
        <p className="flex min-h-36 items-center justify-center rounded-lg border border-dashed border-line-strong px-6 text-center text-ink-faint">
          Здесь появится пароль
        </p>
      )}
      {newest ? (
        <div className="mt-7">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="text-base font-semibold">История</h2>
            <button
              type="button"
              onClick={onClear}
              className={buttonVariants({ variant: "link", size: "inline" })}
            >
              Стереть всё
            </button>
          </div>
          <p className="mt-1 text-xs text-ink-faint">
            Последние 10&nbsp;наборов, только в&nbsp;памяти этой страницы. Уйдёте или обновите её —
            история исчезнет.
          </p>
          {earlier.length > 0 ? (
            <ul className="mt-3">
              {earlier.map((set) => (
                <li key={set.id} className="border-t border-line pt-2.5 pb-1">
                  <p className="text-xs text-ink-faint">{namesOf(set)}</p>
                  <SecretList set={set} isShown={isShown} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
