"use client";

import { Eye, EyeOff } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { StrengthBar } from "@/components/tools/password/strength/strength-notes";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/controls/control-classes";
import { Field } from "@/components/ui/controls/field";
import { formatBits, formatGuessTime, loginGuessesASecond } from "@/lib/tools/password/entropy";
import type { Assessment } from "@/lib/tools/password/strength/assess";

type Assess = (password: string) => Assessment;

const load = () =>
  import("@/components/tools/password/strength/load-assessor").then((module) => module.assess);

/**
 * «Проверить свой пароль»: input is kept only in this field's memory, until the visitor leaves. `new-password` keeps
 * the browser from filling in the password of this site.
 */
export function PasswordCheck() {
  const [password, setPassword] = useState("");
  const [isShown, setIsShown] = useState(false);
  const [assess, setAssess] = useState<Assess | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    const forget = () => setPassword("");
    window.addEventListener("pagehide", forget);
    return () => window.removeEventListener("pagehide", forget);
  }, []);

  const prepare = () => {
    if (assess) return;
    load().then(
      (ready) => {
        setAssess(() => ready);
        setIsFailed(false);
      },
      () => setIsFailed(true),
    );
  };

  // A long password takes a moment: typing must not wait for it.
  const settled = useDeferredValue(password);
  const assessment = useMemo(
    () => (assess && settled !== "" ? assess(settled) : null),
    [assess, settled],
  );
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="max-w-xl">
      <Field
        id="own-password"
        label="Ваш пароль"
        hint="Проверка идёт в&nbsp;браузере: ни&nbsp;пароль, ни&nbsp;оценка никуда не&nbsp;уходят"
        {...(isFailed
          ? {
              error:
                "Не\u00a0удалось загрузить проверку. Проверьте соединение и\u00a0введите ещё раз",
            }
          : {})}
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              {...control}
              type={isShown ? "text" : "password"}
              className={`${controlClasses} notranslate h-11`}
              translate="no"
              autoComplete="new-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              // Tells password managers that there is nothing to fill in or to save.
              data-1p-ignore=""
              data-bwignore=""
              data-lpignore="true"
              value={password}
              onFocus={prepare}
              onChange={(event) => {
                prepare();
                setPassword(event.target.value);
              }}
            />
            <button
              type="button"
              aria-pressed={isShown}
              className={buttonVariants({ variant: "secondary" })}
              onClick={() => setIsShown(!isShown)}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} />
              {isShown ? "Скрыть" : "Показать"}
            </button>
          </div>
        )}
      </Field>
      {/* The password is not announced by screen readers: others may listen. */}
      <p role="status" className="sr-only">
        {assessment ? `${levelLabels[assessment.level]}, ${formatBits(assessment.bits)}` : ""}
      </p>
      {assessment ? <Verdict assessment={assessment} isShown={isShown} /> : null}
    </div>
  );
}

const levelLabels: Record<Assessment["level"], string> = {
  weak: "Слабый",
  medium: "Средний",
  strong: "Сильный",
};
const percents: Record<Assessment["level"], number> = { weak: 20, medium: 60, strong: 100 };

const advice: Record<Assessment["level"], string> = {
  weak: "Такой угадают. Возьмите пароль или фразу из\u00a0генератора выше.",
  medium:
    "Через форму входа его не\u00a0подобрать, а\u00a0украденную базу он\u00a0не\u00a0выдержит. Добавьте случайных слов или знаков.",
  strong: "Подбирать его бесполезно. Не\u00a0повторяйте его на\u00a0других сайтах.",
};

function Verdict({
  assessment: { bits, level, findings },
  isShown,
}: {
  assessment: Assessment;
  isShown: boolean;
}) {
  return (
    <div className="mt-5 rounded-lg border border-line bg-sheet p-5">
      <StrengthBar
        level={level}
        percent={percents[level]}
        word={levelLabels[level]}
        detail={`примерно ${formatBits(bits)}`}
      />
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm xs:grid-cols-[auto_1fr]">
        <dt className="text-ink-faint">Через форму входа, 10&nbsp;попыток в&nbsp;секунду</dt>
        <dd className="font-medium">{formatGuessTime(bits, loginGuessesASecond)}</dd>
        <dt className="text-ink-faint">По&nbsp;украденной базе, триллион в&nbsp;секунду</dt>
        <dd className="font-medium">{formatGuessTime(bits)}</dd>
      </dl>
      {findings.length > 0 ? (
        <>
          <p className="mt-4 text-sm font-medium">Что легко угадать</p>
          <ul translate="no" className="notranslate mt-1 list-disc space-y-0.5 pl-5 text-sm">
            {findings.map(({ token, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one password, in their order
              <li key={index} className="wrap-anywhere">
                {isShown ? `«${token}» — ${reason}` : reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4 text-sm text-ink-soft">{advice[level]}</p>
    </div>
  );
}
